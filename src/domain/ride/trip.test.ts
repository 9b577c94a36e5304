import { expect, test } from 'vitest';
import { moveStop, waitingAt } from './trip.ts';

test('the waiting of a way is that of its stops together', () => {
  expect(waitingAt([])).toBe(0);
  expect(waitingAt([{ waitingMinutes: 10 }, { waitingMinutes: 0 }, { waitingMinutes: 30 }])).toBe(40);
});

test.each([
  [1, 0, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [2, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('the stop at %i moved to %i', (from, to, after) => {
  expect(moveStop(['a', 'b', 'c'], from, to)).toEqual(after);
});
