import { expect, test } from 'vitest';
import { delayAfterAttempts } from './sending.ts';

test('each attempt waits longer than the one before, until the last one', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((attempts) => delayAfterAttempts(attempts) ?? 0);

  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(delays[0]).toBe(10);
  expect(delayAfterAttempts(8)).toBeUndefined();
});
