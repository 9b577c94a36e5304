import type { Subject } from './call.ts';

/** The frames of the socket, as JSON. Those of the server are hints to read again: ids only. */
export type ServerFrame =
  | { type: 'authenticated'; userId: string }
  | { type: 'message_received'; kind: 'ride'; rideId: string; messageId: string }
  | { type: 'message_received'; kind: 'general'; clientId: string | null; messageId: string }
  | { type: 'messages_read'; kind: 'ride'; rideId: string }
  | { type: 'messages_read'; kind: 'general'; clientId: string }
  | { type: 'ride_changed'; rideId: string };

export type ClientFrame =
  | { type: 'authenticate'; userId: string }
  | { type: 'new_message'; recipientId?: string | null; messageData?: unknown };

/** Our own close codes. */
export const SESSION_ENDED = 4401;

const RIDES: readonly Subject[] = ['rides', 'takings'];
const CHAT: readonly Subject[] = ['messages', 'inbox'];

/** What a frame makes stale. */
export const staleAfterFrame: Record<ServerFrame['type'], readonly Subject[]> = {
  authenticated: [],
  ride_changed: RIDES,
  message_received: CHAT,
  messages_read: CHAT,
};

/** What may have changed while no frame could arrive. */
export const staleAfterGap: readonly Subject[] = [...RIDES, ...CHAT];
