import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const at = (start: number, end: number) => ({ at: start, rows: end - start });

describe('rides drawn side by side', () => {
  test('are those that overlap; the others keep the whole width', () => {
    expect(lanesOf([at(8, 9), at(8.5, 9.5), at(10, 11)], 0)).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 1 },
    ]);
  });

  test('take a place again that has become free', () => {
    expect(lanesOf([at(8, 12), at(8.5, 9), at(9, 10)], 0)).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 1, lanes: 2 },
    ]);
  });

  test('are also those too short for their height on the screen', () => {
    expect(lanesOf([at(8, 8.1), at(8.2, 8.3)], 0.6).map(({ lanes }) => lanes)).toEqual([2, 2]);
    expect(lanesOf([at(8, 8.1), at(8.6, 8.7)], 0.6).map(({ lanes }) => lanes)).toEqual([1, 1]);
  });

  test('never cover each other, in whatever order they come', () => {
    const stretch = fc.record({
      at: fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 4),
      rows: fc.integer({ min: 1, max: 12 }).map((tenths) => tenths / 4),
    });
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (stretches) => {
        const lanes = lanesOf(stretches, 0.6);
        const shown = stretches.map((one, index) => ({
          ...one,
          ...(lanes[index] ?? { lane: -1, lanes: 0 }),
        }));
        const covered = shown.flatMap((one, index) =>
          shown
            .slice(index + 1)
            .filter((other) => one.at < endOf(other) && other.at < endOf(one) && one.lane === other.lane),
        );
        expect(covered).toEqual([]);
        expect(shown.every(({ lane, lanes: count }) => lane >= 0 && lane < count)).toBe(true);
      }),
    );
  });
});

function endOf({ at: start, rows }: { at: number; rows: number }): number {
  return start + Math.max(rows, 0.6);
}
