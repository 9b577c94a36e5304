import { useQuery } from '@tanstack/react-query';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { listVerdicts } from '#contract/rides/verdicts.calls.ts';
import type { VerdictView } from '#contract/rides/verdicts.ts';
import { may } from '#domain/policy.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLiveness } from '#web/live/liveness.ts';
import { EVERY_5_MIN, EVERY_30_S } from './freshness.ts';

/** Refetches soon while roads are being measured. */
const SOON = 3_000;

type Viewer = Pick<UserView, 'role'>;

/** Read when a request is shown and again when rides change; the end of a ride in progress moves with the clock. */
export function useVerdicts(viewer: Viewer, isWanted = true) {
  const often = useLiveness() === 'live' ? EVERY_5_MIN : EVERY_30_S;
  return useQuery({
    ...readOptions(listVerdicts),
    enabled: isWanted && may(viewer, 'answer_requests'),
    ...usePreloaded(listVerdicts),
    staleTime: EVERY_5_MIN,
    refetchInterval: ({ state }) => (state.data?.provisional ? SOON : often),
  });
}

/** The verdict of one request; undefined while loading, null where there is none. */
export function useVerdict(ride: Pick<RideView, 'id'>, viewer: Viewer, isWanted: boolean) {
  const { data, isError, isFetching, refetch } = useVerdicts(viewer, isWanted);
  const found: VerdictView | undefined = data?.verdicts.find(({ rideId }) => rideId === ride.id)?.verdict;
  const isMissing = !isFetching && (data !== undefined || isError);
  return { verdict: found ?? (isMissing ? null : undefined), isError, isFetching, refetch };
}

/** Accepting would break another commitment: the driver may, but the button does not invite it. */
export function isAdvisedAgainst(verdict: VerdictView | null | undefined): boolean {
  return verdict?.kind === 'no' || verdict?.kind === 'day_off';
}
