import type { MessagesQuery } from '#contract/people/chat.ts';

/** About a ride, or general: a client has one general conversation, a driver one with each client. */
export type Conversation = { kind: 'ride'; rideId: string } | { kind: 'general'; clientId?: string };

/** The key of a conversation. */
export function nameOf(conversation: Conversation): string {
  if (conversation.kind === 'ride') return `ride.${conversation.rideId}`;
  return conversation.clientId === undefined ? 'general' : `general.${conversation.clientId}`;
}

/** Names the client in a general conversation with a driver. */
export function clientOf({ clientId }: { clientId?: string }): Pick<MessagesQuery, 'clientId'> {
  return clientId === undefined ? {} : { clientId };
}
