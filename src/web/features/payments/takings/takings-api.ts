import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import { downloadTakings, getTakings, listReceipts } from '#contract/money/takings.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { storeRides, useStoredRides } from '#web/ride/data/cache/ride-cache.ts';
import type { TakingsSpan } from './takings-span.ts';

const EVERY_30_S = 30_000;

/** The old period stays while another one loads. */
export function useTakings(span: TakingsSpan) {
  const queries = useQueryClient();
  const input = { query: queryOf(span) };
  const { data, ...query } = useQuery({
    queryKey: keyOf(getTakings, input),
    queryFn: async ({ signal }) => {
      const { waiting, ...takings } = await callApi(getTakings, input, { signal });
      return { ...takings, waitingIds: storeRides(queries, waiting) };
    },
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
    placeholderData: keepPreviousData,
  });
  const waiting = useStoredRides(data?.waitingIds ?? []);
  return { ...query, data: data && { ...data, waiting } };
}

export function useReceipts(span: TakingsSpan) {
  const query = queryOf(span);
  const { data, ...list } = useInfiniteQuery({
    queryKey: keyOf(listReceipts, { query }),
    queryFn: ({ pageParam, signal }) =>
      callApi(listReceipts, { query: { ...query, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: EVERY_30_S,
    placeholderData: keepPreviousData,
  });
  return { ...list, receipts: data?.pages.flatMap(({ receipts }) => receipts) };
}

export function receiptsFile(span: TakingsSpan): string {
  return urlOf(downloadTakings, { query: queryOf(span) });
}

function queryOf({ period, firstDay }: TakingsSpan) {
  return { period, date: firstDay };
}
