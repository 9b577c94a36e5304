import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  askAssistant,
  listRideThreads,
  listThreads,
  readRideMessages,
  sendGeneralMessage,
} from '#contract/people/chat.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { type ApiPage, callApi, callApiPage } from '#web/api/call-api.ts';
import { mayPass } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLiveness } from '#web/live/liveness.ts';
import { useRide } from '#web/ride/data/reads/rides-api.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Conversation } from './conversation.ts';
import { loadMessages, markRead, messagesKey } from './conversation-calls.ts';

const THREADS = keyOf(listThreads);

type Page = ApiPage<ChatMessage>;
type Pages = InfiniteData<Page, string>;

/** The latest messages, and the older pages that were loaded. */
export function useMessages(conversation: Conversation) {
  return useInfiniteQuery({
    queryKey: messagesKey(conversation),
    queryFn: ({ pageParam, signal }) => loadMessages(conversation, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: useChatInterval(),
  });
}

/** Appends the stored message, in the place of the pending one. */
export async function showSent(
  queries: QueryClient,
  conversation: Conversation,
  sent: ChatMessage,
): Promise<void> {
  const queryKey = messagesKey(conversation);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Pages>(queryKey, (pages) => pages && withMessage(pages, sent));
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: THREADS });
}

export function useMarkRead(conversation: Conversation) {
  const queries = useQueryClient();

  return useMutation({
    // Nobody pressed anything: what fails is sent again, once the network is back.
    networkMode: 'offlineFirst',
    retry: (_, error) => mayPass(error),
    mutationFn: () => markRead(conversation),
    onSuccess: () => refreshAfter(queries, readRideMessages),
  });
}

/** The conversations of all clients, the latest first. */
export function useThreads() {
  return useInfiniteQuery({
    queryKey: THREADS,
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listThreads, pageParam === '' ? {} : { query: { before: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: useChatInterval(),
  });
}

/** The conversations about rides that a driver has to read or answer. */
export function useRideThreads() {
  return useQuery({ ...readOptions(listRideThreads), staleTime: 0, refetchInterval: useChatInterval() });
}

export function useAssistant() {
  return useQuery({ ...readOptions(askAssistant), staleTime: 0 });
}

/** The current ride: it may be accepted or cancelled while the conversation is open. */
export function useRideNow(ride: RideView): RideView {
  return useRide(ride.id, ride).ride ?? ride;
}

/** Goes to every client when there is no recipient. `onSent` also runs when the page was left meanwhile. */
export function useAnnouncement(onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; key: string }) => callApi(sendGeneralMessage, { body }),
    onSuccess: () => {
      onSent();
      return refreshAfter(queries, sendGeneralMessage);
    },
  });
}

/** Every three seconds, unless the socket is open. */
function useChatInterval(): number {
  return useLiveness() === 'live' ? 60_000 : 3_000;
}

/** The first page holds the latest messages. */
function withMessage({ pages, pageParams }: Pages, sent: ChatMessage): Pages {
  const [latest, ...older] = pages;
  if (!latest || latest.items.some(({ id }) => id === sent.id)) return { pages, pageParams };
  return { pages: [{ ...latest, items: [...latest.items, sent] }, ...older], pageParams };
}
