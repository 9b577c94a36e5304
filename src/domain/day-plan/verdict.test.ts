import { describe, expect, test } from 'vitest';
import { fitOf } from './fit.ts';
import { at, busy, place, ride, streetRoad } from './hand-made-day.ts';
import { rideStretch, type Stretch } from './stretch.ts';
import { isTaken, type Verdict, verdictOf } from './verdict.ts';

const working = { isDayOff: false, isOutsideHours: false };
const rules = { pauseMinutes: 15, base: place(0), road: streetRoad };

/** Half past four to a quarter past five, from the tenth minute of the street to the fortieth. */
const wanted = ride('wanted', '16:30', 45, [10, 40]);

type More = Partial<typeof working & typeof rules & { asked: Stretch }>;
type Day = [what: string, plan: Stretch[], expected: Verdict, more?: More];

const yes = (minutes: number | null): Verdict => ({ kind: 'yes', minutes });
const tight = (minutes: number): Verdict => ({ kind: 'tight', minutes });
const no = (because: 'before' | 'after', minutes: number): Verdict => ({ kind: 'no', because, minutes });
const underWay = (started: string, minutes: number, now: string, progress?: number) =>
  rideStretch(
    {
      ...{ id: 'live', status: 'in_progress', scheduledAt: at('15:00'), startedAt: at(started) },
      ...{ endedAt: null, minutes, from: place(0), to: place(10), progress: progress ?? null },
    },
    at(now),
  );
const agreed = (clock: string, now: string) =>
  rideStretch(
    {
      ...{ id: 'late', status: 'accepted', scheduledAt: at(clock), startedAt: null, endedAt: null },
      ...{ minutes: 30, from: place(0), to: place(10) },
    },
    at(now),
  );

const days: Day[] = [
  ['nothing planned', [], yes(null)],
  ['a ride before, where this one begins', [ride('a', '15:00', 45, [0, 10])], yes(30)],
  ['a ride before, twenty minutes away', [ride('a', '15:00', 45, [0, 30])], yes(10)],
  ['a ride before, with nine minutes left', [ride('a', '15:00', 46, [0, 30])], tight(9)],
  ['a ride before, with no minute left', [ride('a', '15:00', 55, [0, 30])], tight(0)],
  ['a ride before, with one minute missing', [ride('a', '15:00', 56, [0, 30])], no('before', -1)],
  ['a ride before that ends as this one begins', [ride('a', '16:00', 30, [0, 10])], no('before', -15)],
  ['the same without a pause', [ride('a', '16:00', 30, [0, 10])], tight(0), { pauseMinutes: 0 }],
  ['a ride before that is still going', [ride('a', '16:10', 40, [0, 10])], no('before', -35)],
  ['a ride at the very same moment', [ride('a', '16:30', 20, [10, 20])], no('before', -45)],
  ['a ride after, where this one ends', [ride('b', '18:00', 30, [40, 0])], yes(30)],
  ['a ride after, five minutes away', [ride('b', '17:40', 30, [45, 0])], tight(5)],
  ['a ride after that is too far', [ride('b', '17:40', 30, [92, 0])], no('after', -42)],
  ['a ride after that begins during this one', [ride('b', '17:00', 30, [40, 0])], no('after', -30)],
  [
    'one before and one after: the smaller margin counts',
    [ride('a', '14:00', 60, [0, 30]), ride('b', '18:00', 30, [52, 0])],
    yes(18),
  ],
  [
    'both too close: the worse one is named',
    [ride('a', '16:00', 20, [0, 30]), ride('b', '17:40', 30, [60, 0])],
    no('before', -25),
  ],
  ['a ride of last night', [ride('a', '-1 21:00', 60, [0, 90])], yes(null)],
  [
    'a ride that ends after midnight, for one that begins soon after',
    [ride('a', '-1 23:30', 60, [0, 30])],
    yes(30),
    { asked: ride('wanted', '01:15', 45, [30, 40]) },
  ],
  [
    'a ride that begins after midnight, for one that ends before',
    [ride('b', '+1 00:20', 60, [40, 0])],
    tight(5),
    { asked: ride('wanted', '23:00', 60, [10, 40]) },
  ],
  ['a ride of tomorrow morning', [ride('b', '+1 08:00', 60, [99, 0])], yes(null)],
  [
    'a long ride around a short one',
    [ride('a', '14:00', 150, [0, 10]), ride('s', '15:00', 20, [0, 10])],
    no('before', -15),
  ],
  ['a busy time before: no road, no pause', [busy('15:00', '16:10')], yes(20)],
  ['a busy time that ends as this one begins', [busy('15:00', '16:30')], tight(0)],
  ['a busy time after that begins too early', [busy('17:10', '18:00')], no('after', -5)],
  ['a ride under way, in time', [underWay('15:00', 45, '15:20')], yes(30)],
  ['a ride under way that began late', [underWay('15:30', 45, '15:40')], tight(0)],
  ['a ride under way beyond its time', [underWay('15:00', 45, '16:12')], tight(3)],
  ['a ride under way, half way by its position', [underWay('15:00', 45, '15:50', 0.5)], tight(2)],
  ['an accepted ride that should have begun', [agreed('15:00', '15:50')], no('before', -5)],
  ['an unknown place before', [ride('a', '14:30', 60, [0, null])], { kind: 'unsure' }],
  ['an unknown place long before', [ride('a', '10:00', 60, [0, null])], yes(195)],
  ['an unknown place, but too late in any case', [ride('a', '15:50', 40, [0, null])], no('before', -15)],
  ['a day off', [ride('a', '15:00', 45, [0, 10])], { kind: 'day_off' }, { isDayOff: true }],
  [
    'outside hours',
    [ride('b', '17:40', 30, [45, 0])],
    { kind: 'outside_hours', minutes: 5 },
    { isOutsideHours: true },
  ],
  [
    'outside hours and too close',
    [ride('b', '17:40', 30, [92, 0])],
    no('after', -42),
    { isOutsideHours: true },
  ],
  ['outside hours, nothing planned', [], { kind: 'outside_hours', minutes: null }, { isOutsideHours: true }],
  ['the ride itself, which is in the plan already', [wanted], yes(null)],
];

describe('‘Puis-je la prendre ?’ on', () => {
  test.each(days)('%s', (_, plan, expected, more = {}) => {
    const fit = fitOf(more.asked ?? wanted, { ...rules, ...more, plan });

    expect(verdictOf(fit, { ...working, ...more })).toEqual(expected);
  });
});

test('only a ride or a busy time takes a moment from clients', () => {
  const kinds: Verdict[] = [yes(3), tight(0), { kind: 'unsure' }, { kind: 'day_off' }, no('before', -1)];

  expect(kinds.filter(isTaken)).toEqual([no('before', -1)]);
});
