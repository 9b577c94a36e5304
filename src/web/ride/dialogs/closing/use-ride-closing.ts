import { useQuery } from '@tanstack/react-query';
import { getRideClosing } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';

const LONGEST = 8_000;

/** What may be counted at the end of a ride. Its driver waits for it, maybe without network: it is asked for once, and not for long. */
export function useRideClosing({ id }: Pick<RideView, 'id'>, isAsked: boolean) {
  return useQuery({
    ...readOptions(getRideClosing, { id }),
    queryFn: () => callApi(getRideClosing, { id }, { signal: AbortSignal.timeout(LONGEST) }),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  });
}
