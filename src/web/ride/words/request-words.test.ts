import { expect, test } from 'vitest';
import { asked } from '#web/testing/rides.ts';
import { leftText } from './request-words.ts';

const now = new Date('2026-05-04T10:00:00.000Z');

test.each([
  [80 * 60, 'dans 1 h 20'],
  [12 * 60, 'dans 12 min'],
  [4 * 60 + 9, 'dans 4 min 09 s'],
  [42, 'dans 42 s'],
  [-5, 'dans 0 s'],
])('of a request that leaves in %i seconds the time is read as %s', (seconds, words) => {
  const scheduledAt = new Date(now.getTime() + seconds * 1000).toISOString();

  expect(leftText({ ...asked, scheduledAt }, now).replaceAll('\u00a0', ' ')).toBe(words);
});
