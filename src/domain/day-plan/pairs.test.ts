import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, ride, streetRoad } from './hand-made-day.ts';
import { excludingPairs, groupsOf, roadsOfPairs } from './pairs.ts';
import type { Stretch } from './stretch.ts';

const rules = { pauseMinutes: 15, road: streetRoad };

describe('two requests', () => {
  test('exclude each other when the road and the pause do not fit between them', () => {
    const orly = ride('1291', '16:45', 48, [0, 60]);
    const defense = ride('1293', '17:50', 36, [10, 20]);

    expect(excludingPairs([defense, orly], rules)).toEqual([
      { first: '1291', second: '1293', missingMinutes: 48 },
    ]);
  });

  test('do not when they fit, to the minute', () => {
    const one = ride('1', '16:00', 30, [0, 20]);

    expect(excludingPairs([one, ride('2', '16:45', 30, [20, 0])], rules)).toEqual([]);
    expect(excludingPairs([one, ride('2', '16:45', 30, [21, 0])], rules)).toHaveLength(1);
  });

  test('do not when a place is unknown and they might fit', () => {
    expect(
      excludingPairs([ride('1', '16:00', 30, [0, null]), ride('2', '17:00', 30, [0, 0])], rules),
    ).toEqual([]);
  });
});

test('however many there are, at most two ways are asked for each', () => {
  const requests = Array.from({ length: 12 }, (_, index) => ride(`${index}`, '16:00', 30, [index, 40]));

  expect(roadsOfPairs(requests).length).toBeLessThanOrEqual(24);
  expect(roadsOfPairs([ride('1', '08:00', 30, [0, 20]), ride('2', '16:00', 30, [0, 20])])).toEqual([]);
});

test('those that exclude one another are a group, through others too', () => {
  const requests = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
  const pair = (first: string, second: string) => ({ first, second, missingMinutes: 1 });

  const groups = groupsOf(requests, [pair('4', '5'), pair('1', '4'), pair('1', '9')]);

  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '4', '5'], ['2'], ['3']]);
});

test('every request is in exactly one group, and the two of a pair in the same', () => {
  const clock = fc.integer({ min: 0, max: 600 });
  const many = fc.array(fc.tuple(clock, fc.integer({ min: 1, max: 90 })), { maxLength: 12 });
  fc.assert(
    fc.property(many, (drawn) => {
      const requests = drawn.map(
        ([start, minutes], index): Stretch => ({
          ...ride(`${index}`, '08:00', minutes, [0, 30]),
          startsAt: new Date(at('08:00').getTime() + start * 60_000),
        }),
      );
      const pairs = excludingPairs(requests, rules);
      const groups = groupsOf(requests, pairs);
      const groupOf = (id: string) => groups.findIndex((group) => group.some((one) => one.id === id));

      expect(groups.flat().toSorted(byId)).toEqual(requests.toSorted(byId));
      expect(pairs.filter(({ first, second }) => groupOf(first) !== groupOf(second))).toEqual([]);
    }),
  );
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}
