import type { LiveNews } from './live.ts';

const RIDES = ['/api/rides', '/api/takings'];
const CHAT = ['/api/messages', '/api/general-chat', '/api/chat'];

/** Where the answers come from that news makes old. */
export function stalePaths({ type }: LiveNews): readonly string[] {
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
