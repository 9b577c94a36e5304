import { useInfiniteQuery } from '@tanstack/react-query';
import { listOrderRides } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';

/** Page by page: a series is never read in full. */
export function useOrderRides({ id }: RideView, isWanted: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listOrderRides, { id })],
    queryFn: ({ pageParam, signal }) =>
      callApi(listOrderRides, { id, query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isWanted,
    staleTime: 0,
  });
  return {
    rides: query.data?.pages.flatMap(({ rides }) => rides),
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
