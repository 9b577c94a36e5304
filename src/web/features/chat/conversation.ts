import type { GeneralMessageBody, ReadGeneralBody, RideMessageBody } from '#contract/chat.ts';

/** About a ride, or about everything else: a client has one of these, a driver one with each client. */
export type Conversation = { kind: 'ride'; rideId: string } | { kind: 'general'; clientId?: string };

/** What tells one conversation from another. */
export function nameOf(conversation: Conversation): string {
  if (conversation.kind === 'ride') return `ride.${conversation.rideId}`;
  return conversation.clientId === undefined ? 'general' : `general.${conversation.clientId}`;
}

export function messagesPath(conversation: Conversation, before = ''): string {
  const asked = new URLSearchParams();
  if (conversation.kind === 'general' && conversation.clientId !== undefined)
    asked.set('clientId', conversation.clientId);
  if (before !== '') asked.set('before', before);
  return [pathOf(conversation), asked.toString()].filter(Boolean).join('?');
}

type Words = { content: string; key: string };
type Sending = { path: string; body: RideMessageBody | GeneralMessageBody };

/** Where a message goes, and what goes there. */
export function sendingOf(conversation: Conversation, words: Words): Sending {
  if (conversation.kind === 'general')
    return { path: '/api/general-chat', body: { ...words, ...clientOf(conversation) } };
  const { rideId } = conversation;
  return { path: '/api/messages', body: { ...words, rideId, messageType: 'text' } };
}

export function readingOf(conversation: Conversation): { path: string; body?: ReadGeneralBody } {
  const path = `${pathOf(conversation)}/read`;
  return conversation.kind === 'ride' ? { path } : { path, body: clientOf(conversation) };
}

function pathOf(conversation: Conversation): string {
  if (conversation.kind === 'general') return '/api/general-chat';
  return `/api/messages/ride/${encodeURIComponent(conversation.rideId)}`;
}

function clientOf({ clientId }: { clientId?: string }): { clientId?: string } {
  return clientId === undefined ? {} : { clientId };
}
