import type { UserView } from '#contract/account/auth.ts';
import { DESK_PAGE_SIZE, ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { may } from '#domain/policy.ts';
import { plannedStatuses } from '#domain/ride/ride.ts';
import { isLate } from '#domain/ride/tabs.ts';
import { factsOf } from '../../words/ride-facts.ts';
import { useRideList } from './rides-api.ts';

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

/**
 * The next accepted ride; one whose driver has set off comes first, one of a past day that never started comes
 * last.
 */
export function nextIn(plan: readonly RideView[] | undefined, now: Date): RideView | undefined {
  const accepted = plan?.filter(({ status }) => status === 'accepted');
  const underWay = accepted?.find(({ onTheWayAt }) => onTheWayAt);
  return underWay ?? accepted?.find((ride) => !isLate(factsOf(ride), now)) ?? accepted?.[0];
}
