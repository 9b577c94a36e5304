import type { MessagesQuery } from '#contract/chat.ts';

/** About a ride, or about everything else: a client has one of these, a driver one with each client. */
export type Conversation = { kind: 'ride'; rideId: string } | { kind: 'general'; clientId?: string };

/** What tells one conversation from another. */
export function nameOf(conversation: Conversation): string {
  if (conversation.kind === 'ride') return `ride.${conversation.rideId}`;
  return conversation.clientId === undefined ? 'general' : `general.${conversation.clientId}`;
}

/** Names the client in a general conversation with a driver. */
export function clientOf({ clientId }: { clientId?: string }): Pick<MessagesQuery, 'clientId'> {
  return clientId === undefined ? {} : { clientId };
}
