import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { VerdictsView } from '#contract/rides/verdicts.ts';
import { groupsOf, type Pair } from '#domain/day-plan/pairs.ts';
import { compareRequests, type RequestOrder, requestOrders } from '#domain/day-plan/request-order.ts';
import { moneyFrom } from '#domain/money.ts';
import { readNote, writeNote } from '#web/browser/local-notes.ts';
import { hasExpired } from '../offers.ts';
import type { RideList } from './rides-api.ts';
import { useVerdicts } from './verdicts.ts';

const NOTE = 'request-order';
const none: readonly Pair[] = [];

/** The requests in the driver's chosen order, with those that exclude one another together. */
export function useSortedRequests(list: RideList, viewer: UserView, now: Date) {
  const [order, setOrder] = useState(keptOrder);
  const { data } = useVerdicts(viewer, (list.rides?.length ?? 0) > 0);
  const pairs = data?.pairs ?? none;
  const groups = list.rides && groupedRequests(list.rides, { order, verdicts: data, now });

  return {
    list: { ...list, rides: groups?.flat() },
    groups: groups ?? [],
    pairs,
    order,
    choose: (chosen: RequestOrder) => {
      writeNote(NOTE, chosen);
      setOrder(chosen);
    },
  };
}

export type SortedRequests = ReturnType<typeof useSortedRequests>;

type Given = { order: RequestOrder; verdicts: VerdictsView | undefined; now: Date };

/** A group takes the position of its first request; expired requests come last. */
function groupedRequests(rides: readonly RideView[], { order, verdicts, now }: Given): RideView[][] {
  const known = new Map(verdicts?.verdicts.map(({ rideId, verdict }) => [rideId, verdict]));
  const sorted = rides
    .map((ride) => ({ ...ride, ride, verdict: sortedVerdict(known.get(ride.id)) }))
    .toSorted(
      (one, other) =>
        Number(hasExpired(one.ride, now)) - Number(hasExpired(other.ride, now)) ||
        compareRequests(order, one, other),
    )
    .map(({ ride }) => ride);
  return groupsOf(sorted, verdicts?.pairs ?? none).map((group) =>
    group.toSorted((one, other) => sorted.indexOf(one) - sorted.indexOf(other)),
  );
}

function sortedVerdict(verdict: VerdictsView['verdicts'][number]['verdict'] | undefined) {
  return verdict && { kind: verdict.kind, centsPerHour: moneyFrom(verdict.pricePerHour ?? '') ?? null };
}

function keptOrder(): RequestOrder {
  const kept = readNote<RequestOrder>(NOTE);
  return requestOrders.find((order) => order === kept) ?? 'fit';
}
