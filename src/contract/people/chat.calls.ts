import type { DoneView } from '../account/auth.ts';
import { of, read, write } from '../call.ts';
import type {
  AssistantView,
  GeneralMessageBody,
  GeneralMessageView,
  MessagesQuery,
  ReadGeneralBody,
  RideMessageBody,
  RideMessageView,
  RideThreadView,
  ThreadView,
  UnreadView,
} from './chat.ts';

export const listRideMessages = read('/api/messages/ride/:rideId', {
  access: 'chat',
  about: 'messages',
  shape: of<{ query: MessagesQuery; answer: RideMessageView[] }>(),
});

export const sendRideMessage = write('POST', '/api/messages', {
  access: 'chat',
  stales: ['messages', 'inbox'],
  shape: of<{ body: RideMessageBody; answer: RideMessageView }>(),
});

export const readRideMessages = write('POST', '/api/messages/ride/:rideId/read', {
  access: 'chat',
  stales: ['inbox'],
  shape: of<{ answer: DoneView }>(),
});

export const listGeneralMessages = read('/api/general-chat', {
  access: 'chat',
  about: 'messages',
  shape: of<{ query: MessagesQuery; answer: GeneralMessageView[] }>(),
});

export const sendGeneralMessage = write('POST', '/api/general-chat', {
  access: 'chat',
  stales: ['messages', 'inbox'],
  shape: of<{ body: GeneralMessageBody; answer: GeneralMessageView }>(),
});

export const readGeneralMessages = write('POST', '/api/general-chat/read', {
  access: 'chat',
  stales: ['inbox'],
  shape: of<{ body: ReadGeneralBody; answer: DoneView }>(),
});

export const listThreads = read('/api/general-chat/threads', {
  access: 'answer_clients',
  about: 'inbox',
  shape: of<{ query: MessagesQuery; answer: ThreadView[] }>(),
});

/** About open rides, and about any ride with something unread; the latest first. */
export const listRideThreads = read('/api/messages/threads', {
  access: 'answer_clients',
  about: 'inbox',
  shape: of<{ answer: RideThreadView[] }>(),
});

export const countUnread = read('/api/chat/unread', {
  access: 'chat',
  about: 'inbox',
  shape: of<{ answer: UnreadView }>(),
});

export const askAssistant = read('/api/assistant', {
  access: 'drive',
  about: 'assistant',
  shape: of<{ answer: AssistantView }>(),
});
