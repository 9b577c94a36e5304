import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, labelledSteps } from './plot-scale.ts';

test.each([
  [
    [0, 0],
    [0, 50, 100],
  ],
  [
    [84.5, 12],
    [0, 50, 100],
  ],
  [[1284.6], [0, 500, 1000, 1500]],
  [
    [-41.5, 120],
    [-100, 0, 100, 200],
  ],
])('the axis of %j', (values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks);
});

test('whatever the values are, a few round lines hold them and zero', () => {
  const amounts = fc.array(
    fc.integer({ min: -50_000_000, max: 50_000_000 }).map((cents) => cents / 100),
    { maxLength: 31 },
  );
  fc.assert(
    fc.property(amounts, (values) => {
      const { low, high, ticks } = axisOf(values);

      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const value of [0, ...values]) expect(low <= value && value <= high).toBe(true);
    }),
  );
});

test('labels are written where there is room for them', () => {
  expect([...labelledSteps(7, 90, 34)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([...labelledSteps(31, 9, 34)]).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
});
