import type { QueryKey } from '@tanstack/react-query';
import {
  listGeneralMessages,
  listRideMessages,
  readGeneralMessages,
  readRideMessages,
  sendGeneralMessage,
  sendRideMessage,
} from '#contract/people/chat.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { type ApiPage, callApi, callApiPage } from '#web/api/call-api.ts';
import { type ChatMessage, shownMessage } from './chat-message.ts';
import { type Conversation, clientOf } from './conversation.ts';

type Words = { content: string; key: string };

export function messagesKey(conversation: Conversation): QueryKey {
  if (conversation.kind === 'ride') return keyOf(listRideMessages, { rideId: conversation.rideId });
  return keyOf(listGeneralMessages, { query: clientOf(conversation) });
}

/** The latest messages, or those before a key. */
export async function loadMessages(
  conversation: Conversation,
  before: string,
  signal: AbortSignal,
): Promise<ApiPage<ChatMessage>> {
  const older = before === '' ? {} : { before };
  if (conversation.kind === 'ride') {
    const input = { rideId: conversation.rideId, query: older };
    return shown(await callApiPage(listRideMessages, input, { signal }));
  }
  const input = { query: { ...clientOf(conversation), ...older } };
  return shown(await callApiPage(listGeneralMessages, input, { signal }));
}

export async function sendMessage(conversation: Conversation, words: Words): Promise<ChatMessage> {
  if (conversation.kind === 'general')
    return shownMessage(await callApi(sendGeneralMessage, { body: { ...words, ...clientOf(conversation) } }));
  const { rideId } = conversation;
  return shownMessage(await callApi(sendRideMessage, { body: { ...words, rideId, messageType: 'text' } }));
}

export function markRead(conversation: Conversation) {
  if (conversation.kind === 'ride') return callApi(readRideMessages, { rideId: conversation.rideId });
  return callApi(readGeneralMessages, { body: clientOf(conversation) });
}

function shown({ items, next }: ApiPage<Parameters<typeof shownMessage>[0]>): ApiPage<ChatMessage> {
  return { items: items.map(shownMessage), next };
}
