import type { UserView } from '#contract/auth.ts';
import { DESK_PAGE_SIZE, plannedStatuses, ridesOf } from '#contract/preloaded.ts';
import { placesOf } from '#contract/ride-places.ts';
import { listRides } from '#contract/rides.calls.ts';
import type { RideView } from '#contract/rides.ts';
import { may } from '#domain/policy.ts';
import type { Stretch } from '#domain/ride/overlap.ts';
import { isLate } from '#domain/ride/tabs.ts';
import { factsOf, startOf } from '../words/ride-facts.ts';
import { useRideList } from './rides-api.ts';

const MINUTE_MS = 60_000;

/** The accepted rides of a driver, soonest first; empty for other roles. */
export function useDriverPlan(viewer: Pick<UserView, 'role'> | null) {
  return useRideList({
    call: listRides,
    query: ridesOf(plannedStatuses, DESK_PAGE_SIZE),
    statuses: plannedStatuses,
    enabled: may(viewer, 'drive'),
  });
}

/** The running ride. */
export function runningIn(plan: readonly RideView[] | undefined): RideView | undefined {
  return plan?.find(({ status }) => status === 'in_progress');
}

/** The next accepted ride. One of a past day that never started comes after those still to come. */
export function nextIn(plan: readonly RideView[] | undefined, now: Date): RideView | undefined {
  const accepted = plan?.filter(({ status }) => status === 'accepted');
  return accepted?.find((ride) => !isLate(factsOf(ride), now)) ?? accepted?.[0];
}

/** Where and when a ride occupies its driver: from its real start, until its end. */
export function stretchOf(ride: RideView, now: Date): Stretch {
  const startsAt = startOf(ride);
  const runFor = ride.status === 'in_progress' ? (now.getTime() - startsAt.getTime()) / MINUTE_MS : 0;
  const { pickup: from, destination: to } = placesOf(ride);
  const minutes = ride.duration === null ? null : Math.max(ride.duration, runFor);
  return { id: ride.id, from, to, startsAt, minutes };
}
