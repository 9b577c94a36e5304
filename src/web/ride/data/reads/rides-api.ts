import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import type { RideListQuery } from '#contract/rides/ride-queries.ts';
import {
  getRide,
  type listPendingRides,
  listRideEvents,
  type listRideHistory,
  type listRides,
  listRidesOfDay,
} from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { dayStatuses } from '#domain/ride/ride-lists.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';
import { firstData, usePreloadedResponses } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import type { ListMeta } from '../cache/place-ride.ts';
import { storeRides, useStoredRides } from '../cache/ride-cache.ts';
import { pageOf } from '../cache/ride-pages.ts';
import { useFreshness } from './freshness.ts';

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
  const freshness = useFreshness();
  const preloaded = usePreloadedResponses()[urlOf(call, { query })];
  const pages = useInfiniteQuery({
    queryKey: keyOf(call, { query }),
    queryFn: async ({ pageParam, signal }) => {
      const input = { query: pageParam === '' ? query : { ...query, before: pageParam } };
      const { items, next } = await callApiPage(call, input, { signal });
      storeRides(queries, items);
      return pageOf(items, next);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled,
    ...freshness,
    ...(refreshing ? {} : { refetchInterval: false }),
    meta: {
      listing: { statuses },
      isSearched: query.search !== undefined,
      heldStill: !refreshing,
    } satisfies ListMeta,
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
    ...useFreshness(),
    ...(known ? { initialData: [id] } : { staleTime: 0 }),
  });
  const [stored] = useStoredRides([id]);
  return { ride: stored ?? known, error, isFetching, refetch };
}

/** The rides of a day in Paris, 'YYYY-MM-DD', or of so many days from it on. */
export function useRideDay(date: string, days?: number) {
  const queries = useQueryClient();
  const input = { query: { date, ...(days === undefined ? {} : { days: String(days) }) } };
  const preloaded = usePreloadedResponses()[urlOf(listRidesOfDay, input)];
  const query = useQuery({
    queryKey: keyOf(listRidesOfDay, input),
    queryFn: async ({ signal }) => storeRides(queries, await callApi(listRidesOfDay, input, { signal })),
    ...firstData(preloaded, ({ body }) => (body as RideView[]).map(({ id }) => id)),
    ...useFreshness(),
    meta: {
      listing: { statuses: dayStatuses, day: date, days },
      isSearched: false,
      heldStill: false,
    } satisfies ListMeta,
  });
  const rides = useStoredRides(query.data ?? []);
  const { isError, isFetching, refetch } = query;
  return { data: query.data && rides, isError, isFetching, refetch };
}

/** The events of a ride, read when they are expanded. */
export function useRideEvents(id: string, wanted: boolean) {
  return useQuery({ ...readOptions(listRideEvents, { id }), enabled: wanted });
}

function firstPage({ body, next }: PreloadedResponse) {
  return { pages: [pageOf(body as RideView[], next)], pageParams: [''] };
}
