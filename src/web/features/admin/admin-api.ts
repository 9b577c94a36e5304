import {
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  AdminUserBody,
  AdminUsersView,
  ChangedUserView,
  FiguresView,
  JournalView,
  OutboxView,
  ServiceStateView,
} from '#contract/admin.ts';
import type { DoneView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';

const ADMIN = '/api/admin';
const EVERY_30_S = 30_000;

export type Filters = Readonly<Record<string, string>>;

export function useFigures(weeks: number) {
  return useQuery<FiguresView>({
    queryKey: [`${ADMIN}/figures?weeks=${weeks}`],
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
    placeholderData: (shown) => shown,
  });
}

export function useServiceState() {
  return useQuery<ServiceStateView>({
    queryKey: [`${ADMIN}/state`],
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
  });
}

export function useUsers(filters: Filters) {
  const list = usePages<AdminUsersView>(`${ADMIN}/users`, filters);
  return { ...list, users: list.pages?.flatMap((page) => page.users), total: list.pages?.at(-1)?.total ?? 0 };
}

export function useRides(filters: Filters) {
  const list = usePages(`${ADMIN}/rides`, filters, callApiPage<RideView>);
  return { ...list, rides: list.pages?.flatMap((page) => page.items) };
}

export function useJournal(filters: Filters) {
  const list = usePages<JournalView>(`${ADMIN}/journal`, filters);
  return { ...list, entries: list.pages?.flatMap((page) => page.entries) };
}

export function useOutbox(filters: Filters) {
  const list = usePages<OutboxView>(`${ADMIN}/outbox`, filters);
  return { ...list, entries: list.pages?.flatMap((page) => page.entries) };
}

export function useChangeUser() {
  return useAct((order: { id: string; body: AdminUserBody }) =>
    callApi<ChangedUserView>(`${ADMIN}/users/${order.id}`, { method: 'PATCH', body: order.body }),
  );
}

export function useResetPassword() {
  return useAct((id: string) =>
    callApi<ChangedUserView>(`${ADMIN}/users/${id}/reset-password`, { method: 'POST' }),
  );
}

export function useResend() {
  return useAct((id: string) => callApi<DoneView>(`${ADMIN}/outbox/${id}/resend`, { method: 'POST' }));
}

type Page = { next: string | null };
type Call<Answer> = (path: string, call: { signal: AbortSignal }) => Promise<Answer>;

/** A list that comes in parts; what is shown stays while other filters are being answered. */
function usePages<Answer extends Page>(path: string, filters: Filters, call: Call<Answer> = callApi<Answer>) {
  const query = useInfiniteQuery({
    queryKey: [path, filters],
    queryFn: ({ pageParam, signal }) => call(addressOf(path, filters, pageParam), { signal }),
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

/** Whatever the admin does may show in every list, in the journal and in the figures. */
function useAct<Order, Answer>(mutationFn: (order: Order) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => isAdmins(queryKey) }),
  });
}

function isAdmins([path]: QueryKey): boolean {
  return String(path).startsWith(ADMIN);
}

function addressOf(path: string, filters: Filters, before: string): string {
  const filled = Object.entries({ ...filters, before }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}
