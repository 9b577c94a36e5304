import { expect, test } from 'vitest';
import { delayAfterFailures } from './login-delay.ts';

test.each([
  [0, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [13, 240],
  [16, 1920],
  [17, 3600],
  [500, 3600],
])('after %i failures an account stays closed for %i seconds', (failures, seconds) => {
  expect(delayAfterFailures(failures)).toBe(seconds);
});
