import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../time/calendar.ts';
import { parisLocal } from '../time/paris.ts';
import { publicHoliday } from '../time/public-holidays.ts';
import { departuresOf, type SeriesPlan, seriesOf } from './series.ts';

/** Mondays, Tuesdays and Thursdays of May 2026, with two holidays among them. */
const may: SeriesPlan = {
  first: '2026-05-04T07:45',
  weekdays: [1, 2, 4],
  until: '2026-05-29',
  skipsHolidays: true,
  ridesPerDate: 1,
  takenOut: [],
  putBack: [],
};

const ridden = (plan: SeriesPlan) =>
  seriesOf(plan)
    .days.filter(({ isRidden }) => isRidden)
    .map(({ day }) => day);

describe('a series', () => {
  test('has its weekdays until its last day, without the public holidays', () => {
    const { days, rides, wanted } = seriesOf(may);

    expect([rides, wanted]).toEqual([10, 10]);
    expect(ridden(may)[0]).toBe('2026-05-04');
    expect(ridden(may).at(-1)).toBe('2026-05-28');
    expect(days.filter(({ isRidden }) => !isRidden)).toEqual([
      { day: '2026-05-14', isRidden: false, holiday: 'ascension' },
      { day: '2026-05-25', isRidden: false, holiday: 'whit_monday' },
    ]);
  });

  test('takes holidays as any day when they are not skipped', () => {
    expect(seriesOf({ ...may, skipsHolidays: false })).toMatchObject({ rides: 12 });
  });

  test('gets a holiday back, and loses a day, by hand', () => {
    const changed = { ...may, putBack: ['2026-05-14'], takenOut: ['2026-05-05', '2026-05-07'] };

    expect(seriesOf(changed).rides).toBe(9);
    expect(ridden(changed)).toContain('2026-05-14');
    expect(ridden(changed)).not.toContain('2026-05-05');
  });

  test('of a holiday that is skipped loses its return too', () => {
    expect(seriesOf({ ...may, ridesPerDate: 2 }).rides).toBe(20);
  });

  test('stops at sixty rides and says how many there would be', () => {
    const { days, rides, wanted } = seriesOf({ ...may, until: '2026-10-28' });

    expect([rides, wanted]).toEqual([60, 74]);
    expect(days.at(-1)).toMatchObject({ day: '2026-09-24', isRidden: true });
  });

  test('with returns stops at thirty dates, and a day taken out leaves its place to a later one', () => {
    const long: SeriesPlan = { ...may, until: '2027-05-01', ridesPerDate: 2 };

    expect(seriesOf(long).rides).toBe(60);
    expect(ridden(long)).toHaveLength(30);
    expect(ridden({ ...long, takenOut: ['2026-05-05'] })).toHaveLength(30);
  });

  test('that ends before it begins is empty', () => {
    expect(seriesOf({ ...may, until: '2026-05-03' })).toEqual({ days: [], rides: 0, wanted: 0 });
  });

  test('never has more than sixty rides, another weekday, or a holiday that nobody put back', () => {
    const plans = fc.record({
      start: fc.integer({ min: 0, max: 4000 }),
      length: fc.integer({ min: 0, max: 500 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      ridesPerDate: fc.constantFrom<1 | 2>(1, 2),
    });
    fc.assert(
      fc.property(plans, ({ start, length, weekdays, ridesPerDate }) => {
        const dayOf = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
        const plan = { ...may, first: `${dayOf(start)}T07:45`, until: dayOf(start + length) };
        const days = ridden({ ...plan, weekdays, ridesPerDate });

        expect(days.length * ridesPerDate).toBeLessThanOrEqual(60);
        expect(days.filter((day) => publicHoliday(day) || !weekdays.includes(weekdayOf(day)))).toEqual([]);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });
});

describe('the departures of a series', () => {
  test('keep the hour of Paris when the clocks change', () => {
    const [before, after] = departuresOf(['2026-10-24', '2026-10-26'], '2026-10-24T07:45', undefined);

    expect(before?.outward.toISOString()).toBe('2026-10-24T05:45:00.000Z');
    expect(after?.outward.toISOString()).toBe('2026-10-26T06:45:00.000Z');
  });

  test('have their return the same day, or as many days later as the first', () => {
    const [, second] = departuresOf(['2026-05-04', '2026-05-11'], '2026-05-04T07:45', '2026-05-06T18:20');

    expect(second?.back && parisLocal(second.back)).toBe('2026-05-13T18:20');
  });

  test('at an hour that is skipped in spring are one hour later', () => {
    const [only] = departuresOf(['2026-03-29'], '2026-03-22T02:30', undefined);

    expect(only && parisLocal(only.outward)).toBe('2026-03-29T03:30');
  });
});
