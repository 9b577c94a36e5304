import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RIDE_COUNTS_PATH, rideDayPath } from '#contract/first-calls.ts';
import type { RideCountsView, RideEventView, RideRoadView, RideView } from '#contract/rides.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';
import { useCameWith, useCameWithPage } from '#web/api/came-with.ts';
import { useLive } from '#web/live/live.ts';

/** Every key of a ride begins with it, so that one call refreshes all that is shown of rides. */
export const RIDES = ['/api/rides'] as const;
export const RIDE_LISTS = [...RIDES, 'list'] as const;
export const RIDE_COUNTS = [...RIDES, 'counts'] as const;

const EVERY_30_S = 30_000;
const EVERY_5_MIN = 5 * 60_000;

type Wanted = {
  path: string;
  statuses: readonly RideStatus[];
  refreshing?: boolean;
  /** Off for those who have no such list. */
  enabled?: boolean;
};

/** Refreshed while the page is visible. A ride whose status leaves the list leaves it at once. */
export function useRideList({ path, statuses, refreshing = true, enabled = true }: Wanted) {
  const interval = useInterval();
  const query = useInfiniteQuery({
    queryKey: [...RIDE_LISTS, path],
    queryFn: ({ pageParam, signal }) => callApiPage<RideView>(pageOf(path, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled,
    staleTime: EVERY_30_S,
    refetchInterval: refreshing && interval,
    meta: { heldStill: !refreshing },
    ...useCameWithPage<RideView>(path),
  });
  const rides = query.data?.pages.flatMap(({ items }) => items);

  return {
    rides: rides?.filter(({ status }) => statuses.includes(status)),
    failed: query.isError,
    /** Read only where it is shown: whoever does not is not drawn again for every refresh. */
    get busy() {
      return query.isFetching;
    },
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: (): void => {
      void query.fetchNextPage();
    },
  };
}

export type RideList = ReturnType<typeof useRideList>;

/** The way to what is not shown yet; `total` says how much there is, when it was counted. */
export function moreOf({ rides = [], hasMore, loadingMore, loadMore }: RideList, total?: string) {
  if (!hasMore) return undefined;
  const known = total === undefined ? '' : ` (${rides.length} sur ${total})`;
  return { label: `Afficher plus de courses${known}`, busy: loadingMore, load: loadMore };
}

export function useRideCounts(): RideCountsView | undefined {
  return useQuery<RideCountsView>({
    queryKey: RIDE_COUNTS,
    ...useCameWith<RideCountsView>(RIDE_COUNTS_PATH),
    queryFn: ({ signal }) => callApi(RIDE_COUNTS_PATH, { signal }),
    staleTime: EVERY_30_S,
    refetchInterval: useInterval(),
  }).data;
}

/** The rides of a day in Paris, 'YYYY-MM-DD'. */
export function useRideDay(date: string) {
  const path = rideDayPath(date);

  return useQuery<RideView[]>({
    ...useCameWith<RideView[]>(path),
    queryKey: [...RIDES, 'day', date],
    queryFn: ({ signal }) => callApi(path, { signal }),
    staleTime: EVERY_30_S,
    refetchInterval: useInterval(),
  });
}

/** One ride as it is by now. What is known of it already need not be asked for at once. */
export function useRide(rideId: string, known?: RideView) {
  return useQuery<RideView>({
    queryKey: rideKey(rideId),
    queryFn: ({ signal }) => callApi(`/api/rides/${encodeURIComponent(rideId)}`, { signal }),
    refetchInterval: EVERY_30_S,
    ...(known ? { initialData: known } : { staleTime: 0 }),
  });
}

export function rideKey(rideId: string) {
  return [...RIDES, 'one', rideId] as const;
}

/** The life of a ride, asked for when somebody wants to read it. */
export function useRideEvents(rideId: string, wanted: boolean) {
  return useQuery<RideEventView[]>({
    queryKey: [...RIDES, 'events', rideId],
    queryFn: ({ signal }) => callApi(`/api/rides/${rideId}/events`, { signal }),
    enabled: wanted,
  });
}

/** The road does not change with the ride's status: it is asked for once, when its map is about to show. */
export function useRideRoad(
  { id, version, status }: RideView,
  wanted: boolean,
): RideRoadView['path'] | undefined {
  return useQuery<RideRoadView>({
    queryKey: ['ride-road', id, status === 'pending' ? version : 'agreed'],
    queryFn: ({ signal }) => callApi(`/api/rides/${id}/road`, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.path;
}

/** Told of every change, a page asks by itself only now and then. */
function useInterval(): number {
  return useLive() === 'live' ? EVERY_5_MIN : EVERY_30_S;
}

function pageOf(path: string, before: string): string {
  if (before === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent(before)}`;
}
