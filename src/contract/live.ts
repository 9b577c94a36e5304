import type { RideEventKind } from '#domain/notification/notifications-for.ts';
import type { Subject } from './call.ts';

/** The frames of the socket, as JSON. Those of the server are hints to read again: ids, and what happened to a ride. */
export type ServerFrame =
  /** `at`: all that happened until then was told on this socket, or follows at once. An older server does not say it. */
  | { type: 'authenticated'; userId: string; at?: string }
  | { type: 'message_received'; kind: 'ride'; rideId: string; messageId: string }
  | { type: 'message_received'; kind: 'general'; clientId: string | null; messageId: string }
  | { type: 'messages_read'; kind: 'ride'; rideId: string }
  | { type: 'messages_read'; kind: 'general'; clientId: string }
  /** `move` by the person with the id `by`; both absent when only its payment changed. */
  | { type: 'ride_changed'; rideId: string; move?: RideEventKind; by?: string | null }
  /** Frames may have been missed between the instances: everything is to be read again. */
  | { type: 'frames_missed' };

export type ClientFrame =
  /** `since`: until when the page knows everything, by the clock of the server. */
  | { type: 'authenticate'; userId: string; since?: string }
  | { type: 'new_message'; recipientId?: string | null; messageData?: unknown };

/** Our own close codes. */
export const SESSION_ENDED = 4401;

const CHAT: readonly Subject[] = ['messages', 'inbox'];

/** What may have changed while no frame could arrive. */
export const staleAfterGap: readonly Subject[] = ['rides', 'takings', ...CHAT];

/** What a frame makes stale. A ride that changed is read alone: see `listChangedRides`. */
export const staleAfterFrame: Record<ServerFrame['type'], readonly Subject[]> = {
  authenticated: [],
  ride_changed: ['takings'],
  message_received: CHAT,
  messages_read: CHAT,
  frames_missed: staleAfterGap,
};
