import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AssistantView, GeneralMessageView, RideMessageView, ThreadView } from '#contract/chat.ts';
import type { RideView } from '#contract/rides.ts';
import { type ApiPage, callApi, callApiPage } from '#web/api/call-api.ts';
import { useLive } from '#web/live/live.ts';
import { UNREAD } from '#web/live/unread.ts';
import { useRide } from '#web/ride/data/rides-api.ts';
import { type ChatMessage, shownMessage } from './chat-message.ts';
import { type Conversation, messagesPath, readingOf } from './conversation.ts';

const THREADS = ['/api/general-chat/threads'] as const;

type Page = ApiPage<ChatMessage>;
type Pages = InfiniteData<Page, string>;

/** The latest messages, and the older ones as far as somebody went back. */
export function useMessages(conversation: Conversation) {
  return useInfiniteQuery({
    queryKey: messagesKey(conversation),
    queryFn: ({ pageParam, signal }) => readPage(conversation, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: useChatInterval(),
  });
}

function messagesKey(conversation: Conversation) {
  return [messagesPath(conversation)] as const;
}

/** Puts what the server has just stored at the end, where it was already shown as under way. */
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
  const { path, body } = readingOf(conversation);

  return useMutation({
    mutationFn: () => callApi(path, { method: 'POST', body }),
    onSuccess: async () => {
      await Promise.all([UNREAD, THREADS].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

/** The conversations of all clients, the latest first. */
export function useThreads() {
  return useInfiniteQuery({
    queryKey: THREADS,
    queryFn: ({ pageParam, signal }) => callApiPage<ThreadView>(threadsPath(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: useChatInterval(),
  });
}

export function useAssistant() {
  return useQuery<AssistantView>({ queryKey: ['/api/assistant'], staleTime: 0 });
}

/** The ride as it is by now: it may be accepted, or called off, while people talk about it. */
export function useRideNow(ride: RideView): RideView {
  const { data = ride } = useRide(ride.id, ride);
  return data.version >= ride.version ? data : ride;
}

type Sent = RideMessageView | GeneralMessageView;

export function postMessage({ path, body }: { path: string; body: object }): Promise<Sent> {
  return callApi(path, { method: 'POST', body });
}

/** Without an addressee it goes to every client. */
export function useAnnouncement() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; key: string }) => postMessage({ path: '/api/general-chat', body }),
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/general-chat'),
      }),
  });
}

/** Every three seconds, as long as nobody tells by the socket. */
function useChatInterval(): number {
  return useLive() === 'live' ? 60_000 : 3_000;
}

async function readPage(conversation: Conversation, before: string, signal: AbortSignal): Promise<Page> {
  const path = messagesPath(conversation, before);
  const { items, next } = await callApiPage<RideMessageView | GeneralMessageView>(path, { signal });
  return { items: items.map(shownMessage), next };
}

/** The first page holds the latest messages. */
function withMessage({ pages, pageParams }: Pages, sent: ChatMessage): Pages {
  const [latest, ...older] = pages;
  if (!latest || latest.items.some(({ id }) => id === sent.id)) return { pages, pageParams };
  return { pages: [{ ...latest, items: [...latest.items, sent] }, ...older], pageParams };
}

function threadsPath(before: string): string {
  return before === '' ? THREADS[0] : `${THREADS[0]}?before=${encodeURIComponent(before)}`;
}
