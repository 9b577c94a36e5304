import { expect, test } from 'vitest';
import { LONGEST_REPLY, MOST_REPLIES, repliesFrom, usualReplies } from './ready-replies.ts';

test('each line that says something is one reply, once', () => {
  expect(repliesFrom(' Je suis devant \n\nJ’arrive\nJe suis devant\n')).toEqual([
    'Je suis devant',
    'J’arrive',
  ]);
  expect(repliesFrom('  \n')).toEqual([]);
});

test('those of the platform are within what a driver may write', () => {
  expect(usualReplies).toEqual(repliesFrom(usualReplies.join('\n')));
  expect(usualReplies).toHaveLength(4);
  expect(usualReplies.length).toBeLessThanOrEqual(MOST_REPLIES);
  expect(usualReplies.every((reply) => reply.length <= LONGEST_REPLY)).toBe(true);
});
