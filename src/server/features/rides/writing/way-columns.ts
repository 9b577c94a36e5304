import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyText } from '#domain/money.ts';
import { may } from '#domain/policy.ts';
import type { Actor } from '#domain/ride/ride.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { landingOf } from '#server/db/ride-landing.ts';
import { absentFrom, freeWaitingUntil, shownSteps } from '#server/db/ride-way.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import type { RideChange } from './write-ride.ts';

export function presentLanding(ride: RideRow): Pick<RideView, 'landing'> {
  const landing = landingOf(ride);
  if (!landing) return {};
  const { landedAt, luggageAt } = landing;
  return {
    landing: { landedAt: landedAt?.toISOString() ?? null, luggageAt: luggageAt?.toISOString() ?? null },
  };
}

export function presentWay(ride: RideRow, viewer: Actor): Pick<RideView, 'onTheWayAt' | 'arrivedAt' | 'way'> {
  const { onTheWayAt, arrivedAt } = shownSteps(ride);
  const seesCalls = isDriverOf(viewer, { driverId: ride.driver_id }) || may(viewer, 'administer');
  const calledAt = seesCalls ? ride.called_at.map((at) => at.toISOString()) : [];
  if (!onTheWayAt && calledAt.length === 0) return {};
  return {
    ...(onTheWayAt ? { onTheWayAt: onTheWayAt.toISOString() } : {}),
    ...(arrivedAt ? { arrivedAt: arrivedAt.toISOString() } : {}),
    way: {
      expectedAt: ride.expected_at?.toISOString() ?? null,
      byPhone: [
        ...(ride.on_the_way_phone_at ? (['on_the_way'] as const) : []),
        ...(ride.arrived_phone_at ? (['arrived'] as const) : []),
      ],
      ...(ride.arrived_metres === null ? {} : { arrivedMetres: ride.arrived_metres }),
      freeUntil: freeWaitingUntil(ride)?.toISOString() ?? null,
      freeMinutes: ride.free_minutes,
      waitingPrice: ride.waiting_cents === null ? null : moneyText(cents(ride.waiting_cents)),
      calledAt,
    },
  };
}

export function presentStart({
  started_at,
  started_phone_at: phoneAt,
}: RideRow): Pick<RideView, 'startTime' | 'startByPhone'> {
  if (phoneAt) return { startTime: phoneAt.toISOString(), startByPhone: true };
  return { startTime: started_at?.toISOString() ?? null };
}

/** Only where an absence costs something. */
export function presentAbsence(ride: RideWithPeople): Pick<RideView, 'absentFrom'> {
  if (ride.status !== 'accepted' || !ride.cancellation_terms) return {};
  return { absentFrom: absentFrom(ride).toISOString() };
}

const noArrival = {
  arrived_at: null,
  arrived_phone_at: null,
  arrived_metres: null,
  free_minutes: null,
  waiting_cents: null,
} satisfies RideChange;

const noDeparture = {
  on_the_way_at: null,
  on_the_way_phone_at: null,
  expected_at: null,
} satisfies RideChange;

/** The columns that undoing a step resets; another driver starts over. */
export const forgotten = {
  undo_set_off: noDeparture,
  undo_arrive: noArrival,
  hand_over: { ...noDeparture, ...noArrival, called_at: [] },
} satisfies Record<string, RideChange>;
