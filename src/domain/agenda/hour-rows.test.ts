import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';
import { agendaDay, momentAt, rowAt, rowsOf, stretchIn } from './hour-rows.ts';

const spring = agendaDay('2026-03-29');
const autumn = agendaDay('2026-10-25');
const thursday = agendaDay('2026-05-07');
const friday = agendaDay('2026-05-08');
const usual = rowsOf([thursday]);

describe('the hours of a day', () => {
  test('are 24, 23 on the day the clocks go forward and 25 on the day they go back', () => {
    expect(thursday.hours).toHaveLength(24);
    expect(spring.hours.map(({ hour }) => hour)).not.toContain(2);
    expect(spring.hours).toHaveLength(23);
    expect(autumn.hours.filter(({ hour }) => hour === 2)).toEqual([
      { hour: 2, isAgain: false },
      { hour: 2, isAgain: true },
    ]);
    expect(autumn.hours).toHaveLength(25);
  });

  test('begin where the agenda begins', () => {
    expect(rowsOf([thursday], 6)).toHaveLength(18);
    expect(rowsOf([thursday], 6)[0]).toEqual({ hour: 6, isAgain: false });
  });

  test('of a week are one set of rows: the hour that comes twice is a row for all its days', () => {
    const week = (monday: string) =>
      Array.from({ length: 7 }, (_, index) => agendaDay(addDays(monday, index)));

    expect(rowsOf(week('2026-05-04'))).toHaveLength(24);
    expect(rowsOf(week('2026-03-23'))).toHaveLength(24);
    expect(rowsOf(week('2026-10-19'))).toHaveLength(25);
  });
});

describe('a time among the rows', () => {
  const from = new Date('2026-05-07T16:45:00+02:00');

  test('is at its hour and as long as it takes', () => {
    const to = new Date('2026-05-07T17:33:00+02:00');

    expect(stretchIn(rowsOf([thursday], 6), thursday, { from, to })).toEqual({
      at: 10.75,
      rows: expect.closeTo(0.8),
    });
  });

  test('across midnight is cut by the two days', () => {
    const night = {
      from: new Date('2026-05-07T23:30:00+02:00'),
      to: new Date('2026-05-08T00:45:00+02:00'),
    };

    expect(stretchIn(usual, thursday, night)).toEqual({ at: 23.5, rows: 0.5 });
    expect(stretchIn(usual, friday, night)).toEqual({ at: 0, rows: 0.75 });
    expect(stretchIn(usual, agendaDay('2026-05-09'), night)).toBeUndefined();
    expect(stretchIn(usual, agendaDay('2026-05-06'), night)).toBeUndefined();
  });

  test('that ends at midnight is not in the next day, and one before the first row is not shown', () => {
    const evening = {
      from: new Date('2026-05-07T23:00:00+02:00'),
      to: new Date('2026-05-08T00:00:00+02:00'),
    };
    const early = {
      from: new Date('2026-05-07T03:00:00+02:00'),
      to: new Date('2026-05-07T04:00:00+02:00'),
    };

    expect(stretchIn(usual, friday, evening)).toBeUndefined();
    expect(stretchIn(rowsOf([thursday], 6), thursday, early)).toBeUndefined();
  });

  test('on the day the clocks go forward loses the hour that is skipped', () => {
    const ride = { from: new Date('2026-03-29T00:30:00Z'), to: new Date('2026-03-29T01:30:00Z') };

    expect(stretchIn(rowsOf([spring]), spring, ride)).toEqual({ at: 1.5, rows: 1 });
  });

  test('on the day the clocks go back lies in the first or the second of the two hours', () => {
    const rows = rowsOf([autumn]);

    expect(rowAt(rows, autumn, new Date('2026-10-25T00:30:00Z'))).toBe(2.5);
    expect(rowAt(rows, autumn, new Date('2026-10-25T01:30:00Z'))).toBe(3.5);
    expect(rowAt(rows, autumn, new Date('2026-10-25T02:00:00Z'))).toBe(4);
  });

  test('in the row of an hour that its day does not have is no moment', () => {
    expect(momentAt(rowsOf([autumn]), agendaDay('2026-10-24'), 3.5)).toBeUndefined();
    expect(momentAt(usual, spring, 2.5)).toBeUndefined();
    expect(momentAt(usual, thursday, 30)).toBeUndefined();
  });

  test('a place gives the moment, and the moment the place, on every day', () => {
    const minutes = fc.integer({ min: 0, max: 25 * 60 - 1 });
    fc.assert(
      fc.property(fc.constantFrom(spring, autumn, thursday), minutes, (day, minute) => {
        const rows = rowsOf([day]);
        const at = (minute % (rows.length * 60)) / 60;
        const moment = momentAt(rows, day, at);
        expect(moment && parisTime(moment).day).toBe(day.day);
        expect(moment && rowAt(rows, day, moment)).toBeCloseTo(at, 6);
      }),
    );
  });
});
