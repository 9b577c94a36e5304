import { expect, test } from 'vitest';
import { neighbour, refused, verdict } from '#web/testing/verdicts.ts';
import { clockText } from '#web/text/dates.ts';
import { verdictLine } from './verdict-line.ts';

const kindsOf = (given: Parameters<typeof verdictLine>[0]) =>
  verdictLine(given).parts.map(({ kind }) => kind);
const clocksOf = (given: Parameters<typeof verdictLine>[0]) =>
  verdictLine(given).clocks.map(({ at }) => clockText(new Date(at)));

test('a ride, its pause, the road, this ride, a pause, a road and the next ride, in their order', () => {
  const { parts } = verdictLine(verdict());

  expect(parts.toSorted((one, other) => one.from - other.from).map(({ kind }) => kind)).toEqual([
    'ride',
    'pause',
    'road',
    'this',
    'pause',
    'road',
    'ride',
  ]);
});

test('nothing leaves the line, whatever is on it', () => {
  const all = [verdict(), refused, verdict({ before: null, after: null, approach: null })];

  for (const { from, length } of all.flatMap((one) => verdictLine(one).parts)) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from + length).toBeLessThanOrEqual(100.001);
  }
});

test('what is long before and long after is not shown', () => {
  const far = verdict({ before: neighbour(1, ['08:00', '09:00']), after: neighbour(2, ['23:00', '23:30']) });

  expect(kindsOf(far)).not.toContain('ride');
  expect(clocksOf(far)).toEqual(['16:45', '17:33']);
});

test('what collides is marked: both at once, or a time between them that is too short', () => {
  const clashOf = (given: Parameters<typeof verdictLine>[0]) => {
    const { parts } = verdictLine(given);
    const find = (kind: string) => parts.filter((part) => part.kind === kind).at(-1);
    const [clash, next, own] = [find('clash'), find('ride'), find('this')];
    return { clash: clash?.from, next: next?.from, end: own && own.from + own.length };
  };
  const short = {
    kind: 'no',
    because: 'after',
    after: neighbour(7, ['18:00', '18:40'], { minutes: -33 }),
  } as const;

  const [atOnce, between] = [clashOf(refused), clashOf(verdict(short))];

  expect(atOnce.clash).toBeCloseTo(atOnce.next ?? -1);
  expect(between.clash).toBeCloseTo(between.end ?? -1);
});

test('clocks that would touch are left out, the departure last of all', () => {
  const near = verdict({ endsAt: verdict().startsAt });

  expect(clocksOf(near).filter((clock) => clock === '16:45')).toHaveLength(1);
  expect(clocksOf(verdict())).toEqual(expect.arrayContaining(['16:45', '19:15', '14:57']));
});
