import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import type { CurrentUserView } from '#contract/account/auth.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { useCell } from '#web/browser/cell.ts';
import { isSignedOut } from '#web/text/failures.ts';
import { showSent } from './chat-api.ts';
import { type Conversation, nameOf } from './conversation.ts';
import { sendMessage } from './conversation-calls.ts';
import { type Outbox, type Outgoing, openOutbox } from './outbox.ts';

const CURRENT_USER = keyOf(getCurrentUser);

const outboxes = new WeakMap<QueryClient, Outbox>();

/** Outside of components: a message is sent even after its conversation was closed. */
export function useOutbox(userId: string): Outbox {
  return outboxOf(useQueryClient(), userId);
}

/** The unsent messages of one conversation, in order. */
export function useOutgoing(outbox: Outbox, conversation: Conversation): readonly Outgoing[] {
  const name = nameOf(conversation);
  return useCell(outbox.waiting).filter((message) => nameOf(message.conversation) === name);
}

function outboxOf(queries: QueryClient, userId: string): Outbox {
  const known = outboxes.get(queries);
  const isOwner = () => queries.getQueryData<CurrentUserView>(CURRENT_USER)?.user?.id === userId;
  if (known?.userId === userId && !(known.isClosed() && isOwner())) return known;
  known?.close();
  const outbox = openOutbox({ userId, isOwner, send: (message) => send(queries, message) });
  const stopWatching = queries.getQueryCache().subscribe(() => {
    if (isOwner()) return;
    stopWatching();
    outbox.close();
  });
  outboxes.set(queries, outbox);
  return outbox;
}

async function send(queries: QueryClient, { conversation, content, key }: Outgoing): Promise<void> {
  try {
    await showSent(queries, conversation, await sendMessage(conversation, { content, key }));
  } catch (error) {
    if (isSignedOut(error)) void queries.invalidateQueries({ queryKey: CURRENT_USER });
    throw error;
  }
}
