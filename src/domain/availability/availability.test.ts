import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stretch } from '../day-plan/stretch.ts';
import { parisTime } from '../time/paris.ts';
import { type Asked, answerFor, type DriverPlan, isPossible } from './answer.ts';
import { departuresOf } from './day-departures.ts';
import { clockOf, departureAt, departureOn, quartersOf } from './departure.ts';
import type { WorkSpan } from './hours.ts';
import { nearestMoments } from './moments.ts';

const everyDay = (from: number, to: number): WorkSpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

const hours = { spans: everyDay(7, 20), noticeMinutes: 0, horizonDays: 90, pauseMinutes: 0 };
const nobodyElse = { daysOff: [], plan: [] };
const chloe = (change: Partial<DriverPlan['hours']> = {}, rest: Partial<DriverPlan> = {}): DriverPlan => ({
  hours: { ...hours, ...change },
  ...nobodyElse,
  ...rest,
});

/** Thursday 30 April 2026, 14:36 in Paris. */
const now = new Date('2026-04-30T12:36:00Z');
const asked: Asked = {
  trip: { from: null, to: null, minutes: 30 },
  now,
  today: '2026-04-30',
  noticeMinutes: 0,
  outside: 'refuse',
};
const at = (day: string, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const found = departureOn(day, hour * 60 + minute);
  if (!found) throw new Error(`${day} has no ${clock}`);
  return found;
};
const answer = (day: string, clock: string, ...drivers: DriverPlan[]) =>
  answerFor(at(day, clock), drivers, asked);
const texts = (moments: Date[]) =>
  moments.map((moment) => `${parisTime(moment).day} ${clockOf(departureAt(moment).minute)}`);
const ride = (startsAt: string, minutes: number): Stretch => ({
  kind: 'ride',
  id: startsAt,
  startsAt: new Date(startsAt),
  minutes,
  from: null,
  to: null,
});

describe('the hours of a driver', () => {
  test('a span ends before its last minute', () => {
    expect(answer('2026-05-04', '07:00', chloe()).kind).toBe('free');
    expect(answer('2026-05-04', '19:59', chloe()).kind).toBe('free');
    expect(answer('2026-05-04', '20:00', chloe())).toEqual({
      kind: 'outside_hours',
      day: '2026-05-04',
      after: 20 * 60,
      before: null,
    });
  });

  test('a span across midnight belongs to the day on which it begins', () => {
    const friday = chloe({ spans: [{ weekday: 5, from: 18 * 60, to: 2 * 60 }] });

    expect(answer('2026-05-15', '18:00', friday).kind).toBe('free');
    expect(answer('2026-05-16', '01:59', friday).kind).toBe('free');
    expect(answer('2026-05-16', '02:00', friday).kind).toBe('outside_hours');
    expect(answer('2026-05-15', '01:00', friday).kind).toBe('outside_hours');
  });

  test('from and to the same hour is a whole day', () => {
    const monday = chloe({ spans: [{ weekday: 1, from: 0, to: 0 }] });

    expect(quartersOf('2026-05-04').every((quarter) => isPossible(quarter, [monday], asked))).toBe(true);
    expect(answer('2026-05-05', '00:00', monday).kind).toBe('outside_hours');
  });

  test('two spans name the hole between them', () => {
    const spans = [...everyDay(7, 13), ...everyDay(15, 23)];

    expect(answer('2026-05-04', '14:00', chloe({ spans }))).toMatchObject({ after: 780, before: 900 });
  });

  test.each([
    ['2026-03-28', '2026-03-29', 7 * 4],
    ['2026-10-24', '2026-10-25', 8 * 4],
    ['2026-05-09', '2026-05-10', 8 * 4],
  ])(
    '22:00 to 06:00 on the night of %s to %s has %i quarters on the clock, whichever way it changes',
    (evening, morning, count) => {
      const night = chloe({ spans: everyDay(22, 6), horizonDays: 365 });
      const early = { ...asked, now: new Date('2026-01-01T12:00:00Z'), today: '2026-01-01' };
      const free = [
        ...quartersOf(evening).filter(({ minute }) => minute >= 12 * 60),
        ...quartersOf(morning).filter(({ minute }) => minute < 12 * 60),
      ].filter((quarter) => isPossible(quarter, [night], early));

      expect(free).toHaveLength(count);
      expect(answerFor(at(morning, '06:00'), [night], early).kind).toBe('outside_hours');
    },
  );

  test('the hour that comes twice is worked twice, and offered the first time', () => {
    const night = chloe({ spans: everyDay(22, 6), horizonDays: 365 });
    const second = departureAt(new Date('2026-10-25T01:30:00Z'));

    expect(answerFor(second, [night], asked).kind).toBe('free');
    expect(at('2026-10-25', '02:30').at.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('days off, notice and horizon', () => {
  const off = (startsAt: string, endsAt: string) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    wholeDays: true,
  });
  const bridge = off('2026-05-07T22:00:00Z', '2026-05-09T22:00:00Z');

  test('a ride may run over the hours, not into a day off', () => {
    const evening = chloe({ spans: everyDay(7, 0) }, { daysOff: [bridge] });

    expect(answer('2026-05-07', '23:30', evening).kind).toBe('free');
    expect(answer('2026-05-07', '23:45', evening)).toEqual({ kind: 'day_off', off: bridge });
    expect(answer('2026-05-09', '23:45', evening).kind).toBe('day_off');
    expect(answer('2026-05-10', '07:00', evening).kind).toBe('free');
    expect(answer('2026-05-06', '19:59', chloe()).kind).toBe('free');
  });

  test('hours off in the middle of a day or of a night are a hole, and the work goes on behind it', () => {
    const dentist = off('2026-05-04T10:00:00Z', '2026-05-04T11:30:00Z');
    const pause = off('2026-05-05T23:30:00Z', '2026-05-06T00:30:00Z');
    const byDay = chloe({}, { daysOff: [{ ...dentist, wholeDays: false }] });
    const byNight = chloe({ spans: everyDay(22, 6) }, { daysOff: [{ ...pause, wholeDays: false }] });
    const kinds = (driver: DriverPlan, day: string, ...clocks: string[]) =>
      clocks.map((clock) => answer(day, clock, driver).kind);

    expect(kinds(byDay, '2026-05-04', '11:30', '11:31', '12:00', '13:29', '13:30')).toEqual([
      'free',
      ...Array(3).fill('day_off'),
      'free',
    ]);
    expect(kinds(byNight, '2026-05-06', '01:00', '01:01', '02:29', '02:30', '06:00')).toEqual([
      'free',
      'day_off',
      'day_off',
      'free',
      'outside_hours',
    ]);
  });

  test('the larger notice counts, to the minute', () => {
    const driver = chloe({ noticeMinutes: 120 });
    const operator = { ...asked, noticeMinutes: 180 };

    expect(answer('2026-04-30', '16:36', driver).kind).toBe('free');
    expect(answer('2026-04-30', '16:35', driver)).toEqual({
      kind: 'too_soon',
      noticeMinutes: 120,
      from: at('2026-04-30', '16:36').at,
    });
    expect(answerFor(at('2026-04-30', '17:35'), [driver], operator).kind).toBe('too_soon');
    expect(answerFor(at('2026-04-30', '17:36'), [driver], operator).kind).toBe('free');
    expect(answerFor(at('2026-04-30', '17:34'), [driver], { ...operator, graceMinutes: 2 }).kind).toBe(
      'free',
    );
  });

  test('the last day of the horizon is still open, the next is not', () => {
    expect(answer('2026-07-29', '19:45', chloe()).kind).toBe('free');
    expect(answer('2026-07-30', '07:00', chloe())).toEqual({ kind: 'too_far', lastDay: '2026-07-29' });
  });
});

describe('several drivers', () => {
  const busy = chloe({}, { plan: [ride('2026-05-04T08:00:00Z', 60)] });
  const inTheEvening = chloe({ spans: everyDay(18, 23) });

  test('a moment is possible when one of them can', () => {
    expect(answer('2026-05-04', '10:30', busy).kind).toBe('taken');
    expect(answer('2026-05-04', '10:30', busy, chloe()).kind).toBe('free');
    expect(answer('2026-05-04', '21:00', busy, inTheEvening).kind).toBe('free');
  });

  test('taken when all who work then are; to confirm asks who does not', () => {
    expect(answer('2026-05-04', '10:30', busy, inTheEvening).kind).toBe('taken');
    expect(
      answerFor(at('2026-05-04', '10:30'), [busy, inTheEvening], { ...asked, outside: 'confirm' }).kind,
    ).toBe('outside_hours');
  });

  test('no choice of the operator opens a moment that is taken', () => {
    const night = chloe({ spans: everyDay(18, 23) }, { plan: [ride('2026-05-04T08:00:00Z', 60)] });

    expect(answerFor(at('2026-05-04', '10:30'), [night], { ...asked, outside: 'confirm' }).kind).toBe(
      'taken',
    );
  });

  test('a pause is left after what was accepted, and before it', () => {
    const pause = chloe({ pauseMinutes: 15 }, { plan: [ride('2026-05-04T08:00:00Z', 60)] });
    const near = { from: { lat: 48.85, lng: 2.35 }, to: { lat: 48.85, lng: 2.35 } };
    const there = { ...pause, plan: [{ ...ride('2026-05-04T08:00:00Z', 60), ...near }] };
    const trip = { ...near, minutes: 30 };

    expect(answerFor(at('2026-05-04', '11:14'), [there], { ...asked, trip }).kind).toBe('taken');
    expect(answerFor(at('2026-05-04', '11:15'), [there], { ...asked, trip }).kind).toBe('free');
    expect(answerFor(at('2026-05-04', '09:15'), [there], { ...asked, trip }).kind).toBe('free');
    expect(answerFor(at('2026-05-04', '09:16'), [there], { ...asked, trip }).kind).toBe('taken');
  });
});

describe('three moments', () => {
  test('the nearest before, the nearest after and the same hour on the nearest day', () => {
    const busy = chloe({}, { plan: [ride('2026-05-04T08:00:00Z', 60)] });

    const moments = nearestMoments(at('2026-05-04', '10:20'), [busy], asked);

    expect(texts(moments)).toEqual(['2026-05-03 10:15', '2026-05-04 09:30', '2026-05-04 11:00']);
  });

  test('before the first hour of a day after days off, the next ones', () => {
    const daysOff = [
      {
        startsAt: new Date('2026-05-07T22:00:00Z'),
        endsAt: new Date('2026-05-09T22:00:00Z'),
        wholeDays: true,
      },
    ];

    const moments = nearestMoments(at('2026-05-10', '05:40'), [chloe({}, { daysOff })], asked);

    expect(texts(moments)).toEqual(['2026-05-10 07:00', '2026-05-10 07:15', '2026-05-10 07:30']);
  });

  test('beyond the horizon the last ones, before the notice the first ones', () => {
    const far = nearestMoments(at('2026-09-01', '12:00'), [chloe()], asked);
    const soon = nearestMoments(at('2026-04-30', '14:00'), [chloe({ noticeMinutes: 120 })], asked);

    expect(texts(far)).toEqual(['2026-07-29 12:00', '2026-07-29 19:30', '2026-07-29 19:45']);
    expect(texts(soon)).toEqual(['2026-04-30 16:45', '2026-04-30 17:00', '2026-05-01 14:00']);
  });

  test('half a year ahead, the ones around the wanted day', () => {
    const year = chloe({ horizonDays: 365 }, { plan: [ride('2026-10-14T08:00:00Z', 60)] });

    const moments = nearestMoments(at('2026-10-14', '10:20'), [year], asked);

    expect(texts(moments)).toEqual(['2026-10-13 10:15', '2026-10-14 09:30', '2026-10-14 11:00']);
  });

  test('of a full plan, which is not searched as a whole for each quarter of an hour', () => {
    let reads = 0;
    const everyTwoHours = Array.from({ length: 90 * 12 }, (_, index) => {
      const { startsAt, ...rest } = ride(new Date(now.getTime() + index * 7_200_000).toISOString(), 100);
      const get = () => {
        reads += 1;
        return startsAt;
      };
      return Object.defineProperty(rest, 'startsAt', { get }) as Stretch;
    });
    const full = chloe({ spans: null, horizonDays: 85 }, { plan: everyTwoHours });

    expect(nearestMoments(at('2026-05-04', '10:00'), [full], asked)).toEqual([]);
    expect(reads).toBeLessThan(1_000_000);
  });

  test('none where nothing can be', () => {
    expect(nearestMoments(at('2026-05-04', '10:00'), [chloe({ spans: [] })], asked)).toEqual([]);
    expect(nearestMoments(at('2026-05-04', '10:00'), [], asked)).toEqual([]);
  });
});

test('a day offers its half hours and names the holes between them', () => {
  const driver = chloe(
    { spans: [...everyDay(7, 13), ...everyDay(15, 17)] },
    { plan: [ride('2026-05-04T06:45:00Z', 30)] },
  );

  const day = departuresOf('2026-05-04', [driver], asked);

  expect(day.halfHours.map(clockOf).slice(0, 4)).toEqual(['07:00', '07:30', '08:00', '09:30']);
  expect(day.gaps.map(({ from, to }) => [clockOf(from), clockOf(to)])).toEqual([
    ['08:30', '09:15'],
    ['13:00', '15:00'],
  ]);
  expect(day.isPossible).toBe(true);
});

describe('what is offered is accepted', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const span = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: minute, to: minute });
  const day = fc.integer({ min: 0, max: 60 * 24 * 60 });
  const driver = fc.record({
    hours: fc.record({
      spans: fc.option(fc.array(span, { maxLength: 8 })),
      noticeMinutes: fc.constantFrom(0, 30, 120, 1440),
      horizonDays: fc.constantFrom(1, 7, 30),
      pauseMinutes: fc.constantFrom(0, 15),
    }),
    daysOff: fc.array(
      fc.tuple(day, fc.integer({ min: 1, max: 3000 })).map(([from, length]) => ({
        startsAt: new Date(now.getTime() + from * 60_000),
        endsAt: new Date(now.getTime() + (from + length) * 60_000),
        wholeDays: false,
      })),
      { maxLength: 3 },
    ),
    plan: fc.array(
      fc
        .tuple(day, fc.integer({ min: 5, max: 300 }))
        .map(([from, minutes]) => ride(new Date(now.getTime() + from * 60_000).toISOString(), minutes)),
      { maxLength: 20 },
    ),
  });
  const drivers = fc.array(driver, { minLength: 1, maxLength: 3 });

  test('the three moments are free, different, on quarter hours and not before the notice', () => {
    fc.assert(
      fc.property(drivers, day, (all, later) => {
        const wanted = departureAt(new Date(now.getTime() + later * 60_000));
        const moments = nearestMoments(wanted, all, asked);

        expect(new Set(moments.map((moment) => moment.getTime())).size).toBe(moments.length);
        for (const moment of moments) {
          expect(answerFor(departureAt(moment), all, asked).kind).toBe('free');
          expect(departureAt(moment).minute % 15).toBe(0);
          expect(moment >= now).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every half hour of a day is free, and the server says so with its grace', () => {
    fc.assert(
      fc.property(drivers, fc.integer({ min: 0, max: 30 }), (all, days) => {
        const { day: wanted } = departureAt(new Date(now.getTime() + days * 86_400_000));
        for (const half of departuresOf(wanted, all, asked).halfHours) {
          const departure = departureOn(wanted, half);
          expect(departure && answerFor(departure, all, { ...asked, graceMinutes: 2 }).kind).toBe('free');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('at every instant, around the change of clocks too, by the very moment that the browser sends', () => {
    const place = fc.option(
      fc.record({
        lat: fc.double({ min: 48.7, max: 49, noNaN: true }),
        lng: fc.double({ min: 2.2, max: 2.6, noNaN: true }),
      }),
    );
    const instant = fc.constantFrom(
      '2026-03-28T20:17:31.250Z',
      '2026-10-24T21:59:59.999Z',
      '2026-10-25T00:30:00Z',
      '2026-12-31T22:45:00Z',
    );
    const trip = fc.record({ from: place, to: place, minutes: fc.constantFrom(null, 12, 240) });
    fc.assert(
      fc.property(drivers, instant, trip, day, (relative, moment, wantedTrip, later) => {
        const from = new Date(moment);
        const shifted = (at: Date) => new Date(at.getTime() + from.getTime() - now.getTime());
        const all = relative.map((one) => ({
          ...one,
          daysOff: one.daysOff.map((off) => ({
            ...off,
            startsAt: shifted(off.startsAt),
            endsAt: shifted(off.endsAt),
          })),
          plan: one.plan.map((stretch) => ({
            ...stretch,
            startsAt: shifted(stretch.startsAt),
            from: wantedTrip.to,
            to: wantedTrip.from,
          })),
        }));
        const question = { ...asked, now: from, today: parisTime(from).day, trip: wantedTrip };
        const wanted = departureAt(new Date(from.getTime() + later * 60_000));
        const halfHours = departuresOf(wanted.day, all, question).halfHours.flatMap(
          (half) => departureOn(wanted.day, half)?.at ?? [],
        );

        for (const offered of [...halfHours, ...nearestMoments(wanted, all, question)])
          expect(
            answerFor(departureAt(new Date(offered.toISOString())), all, { ...question, graceMinutes: 2 })
              .kind,
          ).toBe('free');
      }),
      { numRuns: 60 },
    );
  });
});
