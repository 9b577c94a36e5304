import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import {
  countRides,
  getRide,
  getRideRoad,
  type listPendingRides,
  listRideEvents,
  type listRideHistory,
  type listRides,
  listRidesOfDay,
} from '#contract/rides.calls.ts';
import type { RideCountsView, RideListQuery, RideRoadView, RideView } from '#contract/rides.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';
import { firstData, usePreloaded, usePreloadedResponses } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLiveness } from '#web/live/liveness.ts';
import { storeRides, useStoredRides } from './ride-cache.ts';

const EVERY_30_S = 30_000;
const EVERY_5_MIN = 5 * 60_000;

type Wanted = {
  call: typeof listRides | typeof listPendingRides | typeof listRideHistory;
  query?: RideListQuery;
  statuses: readonly RideStatus[];
  refreshing?: boolean;
  /** Off for roles without such a list. */
  enabled?: boolean;
};

/** Refreshed while the page is visible. A ride whose status leaves the list leaves it at once. */
export function useRideList({ call, query = {}, statuses, refreshing = true, enabled = true }: Wanted) {
  const queries = useQueryClient();
  const interval = useInterval();
  const preloaded = usePreloadedResponses()[urlOf(call, { query })];
  const pages = useInfiniteQuery({
    queryKey: keyOf(call, { query }),
    queryFn: async ({ pageParam, signal }) => {
      const input = { query: pageParam === '' ? query : { ...query, before: pageParam } };
      const { items, next } = await callApiPage(call, input, { signal });
      return { items: storeRides(queries, items), next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled,
    staleTime: EVERY_30_S,
    refetchInterval: refreshing && interval,
    meta: { heldStill: !refreshing },
    ...firstData(preloaded, firstPage),
  });
  const rides = useStoredRides(pages.data?.pages.flatMap(({ items }) => items) ?? []);

  return {
    rides: pages.data && rides.filter(({ status }) => statuses.includes(status)),
    failed: pages.isError,
    /** A getter, so that components that do not show it are not rendered on every refresh. */
    get busy() {
      return pages.isFetching;
    },
    refetch: pages.refetch,
    hasMore: pages.hasNextPage,
    loadingMore: pages.isFetchingNextPage,
    loadMore: (): void => {
      void pages.fetchNextPage();
    },
  };
}

export type RideList = ReturnType<typeof useRideList>;

/** The button for more rides; `total` is their number, when known. */
export function moreOf({ rides = [], hasMore, loadingMore, loadMore }: RideList, total?: string) {
  if (!hasMore) return undefined;
  const known = total === undefined ? '' : ` (${rides.length} sur ${total})`;
  return { label: `Afficher plus de courses${known}`, busy: loadingMore, load: loadMore };
}

/** One current ride. When it is `known` already, it is not read at once. */
export function useRide(id: string, known?: RideView) {
  const queries = useQueryClient();
  const { error, isFetching, refetch } = useQuery({
    queryKey: keyOf(getRide, { id }),
    queryFn: async ({ signal }) => storeRides(queries, [await callApi(getRide, { id }, { signal })]),
    ...(known ? { initialData: [id] } : { staleTime: 0 }),
    refetchInterval: EVERY_30_S,
  });
  const [stored] = useStoredRides([id]);
  return { ride: stored ?? known, error, isFetching, refetch };
}

export function useRideCounts(): RideCountsView | undefined {
  return useQuery({
    ...readOptions(countRides),
    ...usePreloaded(countRides),
    staleTime: EVERY_30_S,
    refetchInterval: useInterval(),
  }).data;
}

/** The rides of a day in Paris, 'YYYY-MM-DD'. */
export function useRideDay(date: string) {
  const queries = useQueryClient();
  const input = { query: { date } };
  const preloaded = usePreloadedResponses()[urlOf(listRidesOfDay, input)];
  const query = useQuery({
    queryKey: keyOf(listRidesOfDay, input),
    queryFn: async ({ signal }) => storeRides(queries, await callApi(listRidesOfDay, input, { signal })),
    ...firstData(preloaded, idsIn),
    staleTime: EVERY_30_S,
    refetchInterval: useInterval(),
  });
  const rides = useStoredRides(query.data ?? []);
  const { isError, isFetching, refetch } = query;
  return { data: query.data && rides, isError, isFetching, refetch };
}

/** The events of a ride, read when they are expanded. */
export function useRideEvents(id: string, wanted: boolean) {
  return useQuery({ ...readOptions(listRideEvents, { id }), enabled: wanted });
}

/** The route does not change with the status: it is read once, when its map is about to be shown. */
export function useRideRoad(
  { id, version, status }: RideView,
  wanted: boolean,
): RideRoadView['path'] | undefined {
  return useQuery({
    ...readOptions(getRideRoad, { id }),
    queryKey: [...keyOf(getRideRoad, { id }), status === 'pending' ? version : 'agreed'],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.path;
}

/** With an open socket a page polls less often. */
function useInterval(): number {
  return useLiveness() === 'live' ? EVERY_5_MIN : EVERY_30_S;
}

function firstPage(response: PreloadedResponse) {
  return { pages: [{ items: idsIn(response), next: response.next }], pageParams: [''] };
}

function idsIn({ body }: PreloadedResponse): string[] {
  return (body as RideView[]).map(({ id }) => id);
}
