import { expect, test } from 'vitest';
import { acceptanceTimes, countAcceptances, medianWait } from './acceptance-times.ts';

test('the median is the wait in the middle, or between the two in the middle', () => {
  expect(medianWait(new Map([[60, 1]]))).toBe(60);
  expect(
    medianWait(
      new Map([
        [3600, 1],
        [60, 2],
      ]),
    ),
  ).toBe(60);
  expect(
    medianWait(
      new Map([
        [60, 1],
        [240, 1],
        [2700, 1],
        [3600, 1],
      ]),
    ),
  ).toBe(1470);
  expect(
    medianWait(
      new Map([
        [30, 5],
        [900, 5],
      ]),
    ),
  ).toBe(465);
});

test('nothing accepted has no median, nor has what was accepted after an unknown wait', () => {
  expect(medianWait(new Map())).toBeNull();
  expect(medianWait(new Map([[-1, 3]]))).toBeNull();
  expect(
    countAcceptances(
      new Map([
        [-1, 3],
        [60, 1],
      ]),
    ),
  ).toBe(4);
});

test('each acceptance is within one limit, the limit itself belongs to the next', () => {
  const waits = new Map([
    [0, 1],
    [105, 1],
    [120, 2],
    [1800, 3],
    [3600, 4],
    [-1, 9],
  ]);

  expect(acceptanceTimes(waits)).toEqual([
    { underMinutes: 2, rides: 2 },
    { underMinutes: 5, rides: 2 },
    { underMinutes: 10, rides: 0 },
    { underMinutes: 30, rides: 0 },
    { underMinutes: 60, rides: 3 },
    { underMinutes: null, rides: 4 },
  ]);
});
