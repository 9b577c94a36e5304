import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countRides } from '#contract/rides/rides.calls.ts';
import type { RideCountsView } from '#contract/rides/rides.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { callApi } from '#web/api/call-api.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLiveness } from '#web/live/liveness.ts';
import { refreshLists } from '../cache/place-ride.ts';
import { EVERY_5_MIN, EVERY_30_S } from './freshness.ts';

/** Polled even while live: if a frame was lost, different counts trigger a refetch of the lists. */
export function useRideCounts(): RideCountsView | undefined {
  const queries = useQueryClient();
  const isLive = useLiveness() === 'live';
  const options = readOptions(countRides);

  return useQuery({
    ...options,
    queryFn: async ({ signal }) => {
      const counts = await callApi(countRides, {}, { signal });
      const shown = queries.getQueryData(options.queryKey);
      if (isLive && shown && rideStatuses.some((status) => shown[status] !== counts[status]))
        refreshLists(queries);
      return counts;
    },
    ...usePreloaded(countRides),
    staleTime: isLive ? EVERY_5_MIN : EVERY_30_S,
    refetchInterval: isLive ? EVERY_5_MIN : EVERY_30_S,
  }).data;
}
