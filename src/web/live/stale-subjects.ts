import type { Subject } from '#contract/call.ts';
import type { LiveFrame } from './live.ts';

const RIDES: readonly Subject[] = ['rides', 'takings'];
const CHAT: readonly Subject[] = ['messages', 'inbox'];

/** What a frame makes stale. */
export function staleSubjects({ type }: LiveFrame): readonly Subject[] {
  switch (type) {
    case 'ride_changed':
      return RIDES;
    case 'message_received':
    case 'messages_read':
      return CHAT;
    case 'reconnected':
      return [...RIDES, ...CHAT];
    case 'authenticated':
      return [];
  }
}
