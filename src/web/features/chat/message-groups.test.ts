import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { groupMessages } from './message-groups.ts';

const message = (id: string, at: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: 'chloe',
  senderName: 'Chloé',
  senderRole: 'driver',
  content: id,
  at,
  read: false,
  announcement: false,
  ...change,
});
const idsOf = (messages: ChatMessage[]) =>
  groupMessages(messages).map((group) => group.messages.map(({ id }) => id));

test('messages of one person in quick succession are grouped', () => {
  const ids = idsOf([
    message('a', '2026-05-04T10:00:00Z'),
    message('b', '2026-05-04T10:04:00Z'),
    message('c', '2026-05-04T10:30:00Z'),
    message('d', '2026-05-04T10:31:00Z', { senderId: 'amelie' }),
  ]);

  expect(ids).toEqual([['a', 'b'], ['c'], ['d']]);
});

test('read and unread messages are separate groups, and so are announcements and answers', () => {
  const ids = idsOf([
    message('a', '2026-05-04T10:00:00Z', { read: true }),
    message('b', '2026-05-04T10:00:10Z'),
    message('c', '2026-05-04T10:00:20Z', { announcement: true }),
  ]);

  expect(ids).toEqual([['a'], ['b'], ['c']]);
});

test('a day begins at midnight in Paris', () => {
  const groups = groupMessages([
    message('a', '2026-05-04T21:59:00Z'),
    message('b', '2026-05-04T22:01:00Z'),
    message('c', '2026-05-05T08:00:00Z'),
  ]);

  expect(groups.map(({ opensDay }) => opensDay)).toEqual([true, true, false]);
});
