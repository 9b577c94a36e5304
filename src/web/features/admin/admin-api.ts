import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eraseUser, getRetention } from '#contract/account/personal-data.calls.ts';
import { type AnswerOf, type InputOf, urlOf, type Write } from '#contract/call.ts';
import {
  changeUser,
  downloadJournal,
  getFigures,
  getJournal,
  getOutbox,
  getServiceState,
  handOverRide,
  listAllRides,
  listUsers,
  resendMessage,
  resetUserPassword,
} from '#contract/platform/admin.calls.ts';
import type { AdminRidesQuery } from '#contract/platform/admin-rides.ts';
import type { AdminUsersQuery } from '#contract/platform/admin-users.ts';
import type { JournalQuery } from '#contract/platform/journal.ts';
import type { OutboxQuery } from '#contract/platform/outbox.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { storeRides, useStoredRides } from '#web/ride/data/cache/ride-cache.ts';
import type { Period } from './admin-address.ts';

const EVERY_30_S = 30_000;

/** A filter that is '' is not set. */
type Filters<Query> = { [Name in Exclude<keyof Query, 'before'>]?: Query[Name] | '' };

export function useFigures(weeks: Period) {
  return useQuery({
    ...readOptions(getFigures, { query: { weeks: `${weeks}` } }),
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
    placeholderData: (shown) => shown,
  });
}

export function useServiceState() {
  return useQuery({
    ...readOptions(getServiceState),
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
  });
}

export function useUsers(filters: Filters<AdminUsersQuery>) {
  const query: AdminUsersQuery = onlySet(filters);
  const list = usePages(keyOf(listUsers, { query }), (before, signal) =>
    callApi(listUsers, { query: { ...query, ...before } }, { signal }),
  );
  return { ...list, users: list.pages?.flatMap((page) => page.users), total: list.pages?.at(-1)?.total ?? 0 };
}

/** Every driver who is not blocked: a choice has no button for more, so the pages are read one after the other. */
export function useActiveDrivers() {
  const { users, ...list } = useUsers({ role: 'driver', state: 'active', search: '' });
  const { hasMore, busy, failed, loadMore, retry } = list;
  useEffect(() => {
    if (hasMore && !busy && !failed) loadMore();
  });
  return { drivers: users ?? [], isWhole: users !== undefined && !hasMore, failed, retry };
}

export function useRides(filters: Filters<AdminRidesQuery>) {
  const queries = useQueryClient();
  const query: AdminRidesQuery = onlySet(filters);
  const list = usePages(keyOf(listAllRides, { query }), async (before, signal) => {
    const { items, next } = await callApiPage(listAllRides, { query: { ...query, ...before } }, { signal });
    return { ids: storeRides(queries, items), next };
  });
  const rides = useStoredRides(list.pages?.flatMap(({ ids }) => ids) ?? []);
  return { ...list, rides: list.pages && rides };
}

export function useJournal(filters: Filters<JournalQuery>) {
  const query: JournalQuery = onlySet(filters);
  const list = usePages(keyOf(getJournal, { query }), (before, signal) =>
    callApi(getJournal, { query: { ...query, ...before } }, { signal }),
  );
  return { ...list, entries: list.pages?.flatMap((page) => page.entries) };
}

/** The same lines as a spreadsheet. */
export function journalFile(filters: Filters<JournalQuery>): string {
  return urlOf(downloadJournal, { query: onlySet(filters) });
}

export function useOutbox(filters: Filters<OutboxQuery>) {
  const query: OutboxQuery = onlySet(filters);
  const list = usePages(keyOf(getOutbox, { query }), (before, signal) =>
    callApi(getOutbox, { query: { ...query, ...before } }, { signal }),
  );
  return { ...list, entries: list.pages?.flatMap((page) => page.entries) };
}

export const useChangeUser = () => useAct(changeUser, (input) => callApi(changeUser, input));

export const useResetPassword = () => useAct(resetUserPassword, (input) => callApi(resetUserPassword, input));

export const useEraseUser = () => useAct(eraseUser, (input) => callApi(eraseUser, input));

export const useRetention = () => useQuery({ ...readOptions(getRetention), staleTime: EVERY_30_S });

export const useHandOver = () => useAct(handOverRide, (input) => callApi(handOverRide, input));

export const useResend = () => useAct(resendMessage, (input) => callApi(resendMessage, input));

type Load<Page> = (before: { before?: string }, signal: AbortSignal) => Promise<Page>;

/** A paged list; the old rows stay while other filters load. */
function usePages<Page extends { next: string | null }>(queryKey: readonly unknown[], load: Load<Page>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam === '' ? {} : { before: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
    placeholderData: (shown) => shown,
  });
  return {
    pages: query.data?.pages,
    failed: query.isError,
    busy: query.isFetching,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

export type PagedList = Omit<ReturnType<typeof usePages>, 'pages'>;

/** An action of the admin may change every list, the journal and the figures. */
function useAct<C extends Write>(call: C, act: (input: InputOf<C>) => Promise<AnswerOf<C>>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => refreshAfter(queries, call) });
}

function onlySet<Query>(filters: Filters<Query>): Partial<Query> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<Query>;
}
