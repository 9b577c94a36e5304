import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import type { UserView } from '#contract/account/auth.ts';
import { listRideMessages, readRideMessages, sendRideMessage } from '#contract/people/chat.calls.ts';
import type { GeneralMessageView, RideMessageView } from '#contract/people/chat.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { type ChatRequest, openChat, useChatRequest } from '#web/signals/chat-request.ts';
import { api, at, on } from '#web/testing/api.ts';
import { amelie, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { Chat } from './chat.tsx';

const PAGE = 50;
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const ride = accepted;

let lastId = 0;

export function rideMessage(sender: UserView, content: string, change: Partial<RideMessageView> = {}) {
  lastId += 1;
  const message: RideMessageView = {
    id: `message-${String(lastId).padStart(6, '0')}`,
    rideId: ride.id,
    senderId: sender.id,
    senderName: sender.firstName,
    senderRole: sender.role,
    receiverId: null,
    content,
    messageType: 'text',
    createdAt: minutesAgo(1),
    readAt: null,
    ...change,
  };
  return message;
}

export function generalMessage(
  sender: UserView,
  content: string,
  clientId: string | null = amelie.id,
): GeneralMessageView {
  const { createdAt: timestamp, id, senderId, senderName, senderRole } = rideMessage(sender, content);
  return { id, senderId, senderName, senderRole, content, timestamp, clientId, readAt: null };
}

type Sent = { content: string; key: string };
/** How one message is answered, and whether it is stored anyway. */
type Mood = (store: () => RideMessageView) => Response | Promise<Response>;

/**
 * A stand-in server with the conversation of the ride; it stores a key once, refuses on demand, and cannot be reached
 * while its network is down.
 */
export function keepRideChat(viewer: UserView, ...kept: RideMessageView[]) {
  const messages = [...kept];
  const sent: Sent[] = [];
  const stored = new Map<string, RideMessageView>();
  const readings: string[] = [];
  const moods: Mood[] = [];
  const network = { isUp: true };

  api.use(
    on(listRideMessages, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const until = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
      const from = Math.max(0, until - PAGE);
      const headers = from > 0 ? { 'X-Next-Cursor': messages[from]?.id ?? '' } : {};
      return HttpResponse.json(messages.slice(from, until), { headers });
    }),
    on(sendRideMessage, async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      await delay(30);
      if (!network.isUp) return HttpResponse.error();
      const mood = moods.shift() ?? ((store) => HttpResponse.json(store()));
      return mood(() => {
        const message =
          stored.get(body.key) ?? rideMessage(viewer, body.content, { createdAt: minutesAgo(0) });
        if (!stored.has(body.key)) messages.push(message);
        stored.set(body.key, message);
        return message;
      });
    }),
    on(readRideMessages, ({ params }) => {
      readings.push(String(params.rideId));
      return HttpResponse.json({ message: 'Conversation lue.' });
    }),
    on(at(getRide, { id: 'ride-12' }), () => HttpResponse.json(ride)),
  );
  return { messages, sent, readings, moods, network };
}

/** Opens a conversation, as over any page. */
export function openAs(viewer: UserView, request: ChatRequest = { kind: 'ride', ride }) {
  const queries = createQueryClient({ user: viewer, settings });
  const Shown = () => <Chat viewer={viewer} request={useChatRequest()} />;
  openChat(request);
  render(
    <PageStateContext value={{ settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={queries}>
        <Shown />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return { queries, user: userEvent.setup() };
}
