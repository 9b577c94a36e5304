import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import type { Subject } from './call.ts';

/** The frames of the socket, as JSON. Server frames are hints to refetch: ids, and what happened to a ride. */
export type ServerFrame =
  /** `at`: all events up to then were sent on this socket, or follow at once. Older servers omit it. */
  | { type: 'authenticated'; userId: string; at?: string }
  | { type: 'message_received'; kind: 'ride'; rideId: string; messageId: string }
  | { type: 'message_received'; kind: 'general'; clientId: string | null; messageId: string }
  | { type: 'messages_read'; kind: 'ride'; rideId: string }
  | { type: 'messages_read'; kind: 'general'; clientId: string }
  /** `move` by the person with the id `by`, known by `event` when it is sent again; absent when only its payment changed. */
  | { type: 'ride_changed'; rideId: string; move?: RideEventKind; by?: string | null; event?: string }
  /** Frames between the instances may have been lost: everything must be refetched. */
  | { type: 'frames_missed' };

export type ClientFrame =
  /** `since`: the server time up to which the page is current. */
  | { type: 'authenticate'; userId: string; since?: string }
  | { type: 'new_message'; recipientId?: string | null; messageData?: unknown };

/** Our own close codes. */
export const SESSION_ENDED = 4401;

const CHAT: readonly Subject[] = ['messages', 'inbox'];

/** What may have changed while no frame could arrive. */
export const staleAfterGap: readonly Subject[] = ['rides', 'verdicts', 'bills', 'takings', ...CHAT];

/** What a frame makes stale. A ride that changed is read alone: see `listChangedRides`. */
export const staleAfterFrame: Record<ServerFrame['type'], readonly Subject[]> = {
  authenticated: [],
  ride_changed: ['takings'],
  message_received: CHAT,
  messages_read: CHAT,
  frames_missed: staleAfterGap,
};
