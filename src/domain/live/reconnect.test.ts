import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnect.ts';

test('each try waits longer than the one before, up to half a minute', () => {
  expect([0, 1, 2, 3, 6, 20, 2000].map((failures) => reconnectDelay(failures, 1))).toEqual([
    500, 1000, 2000, 4000, 30_000, 30_000, 30_000,
  ]);
});

test('the delay is at least half of it, with jitter, so that clients do not reconnect all at once', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const delay = reconnectDelay(failures, chance);

      expect(delay).toBeGreaterThanOrEqual(reconnectDelay(failures, 1) / 2);
      expect(delay).toBeLessThanOrEqual(reconnectDelay(failures, 1));
    }),
  );
});
