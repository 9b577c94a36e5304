import { expect, test } from 'vitest';
import { isAwayDriver } from './away-driver.ts';

test('a driver is away when blocked or no driver any more', () => {
  expect(isAwayDriver({ role: 'driver', isBlocked: false })).toBe(false);
  expect(isAwayDriver({ role: 'driver', isBlocked: true })).toBe(true);
  expect(isAwayDriver({ role: 'client', isBlocked: false })).toBe(true);
});
