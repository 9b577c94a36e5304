import { expect, test } from 'vitest';
import { isAbleDriver } from './able-driver.ts';

test('a driver is able unless blocked or no driver any more', () => {
  expect(isAbleDriver({ role: 'driver', isBlocked: false })).toBe(true);
  expect(isAbleDriver({ role: 'driver', isBlocked: true })).toBe(false);
  expect(isAbleDriver({ role: 'client', isBlocked: false })).toBe(false);
});
