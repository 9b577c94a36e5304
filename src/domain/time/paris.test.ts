import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesTwice, dayInParis, momentInParis, parisLocal, parisTime } from './paris.ts';

describe('the time in Paris', () => {
  test.each([
    ['2026-01-15T23:30:00Z', { day: '2026-01-16', weekday: 5, hour: 0, minute: 30 }],
    ['2026-07-14T22:05:00Z', { day: '2026-07-15', weekday: 3, hour: 0, minute: 5 }],
    ['2026-03-29T00:59:00Z', { day: '2026-03-29', weekday: 0, hour: 1, minute: 59 }],
    ['2026-03-29T01:00:00Z', { day: '2026-03-29', weekday: 0, hour: 3, minute: 0 }],
    ['2026-10-25T00:30:00Z', { day: '2026-10-25', weekday: 0, hour: 2, minute: 30 }],
    ['2026-10-25T01:30:00Z', { day: '2026-10-25', weekday: 0, hour: 2, minute: 30 }],
  ])('at %s follows its own clock', (utc, expected) => {
    expect(parisTime(new Date(utc))).toEqual(expected);
  });

  // Fails when the law changes, as soon as a newer Node knows it.
  test('is what the calendars of the world say, every hour around each change of the clocks', () => {
    const options = { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' } as const;
    const world = new Intl.DateTimeFormat('sv-SE', options);
    const moments: Date[] = [];
    for (let year = 2000; year < 2100; year += 1)
      for (const month of [2, 9])
        for (let hour = 24 * 23; hour < 24 * 32; hour += 1)
          moments.push(new Date(Date.UTC(year, month, 1, hour, 30)));

    const wrong = moments.filter((moment) => parisLocal(moment) !== world.format(moment).replace(' ', 'T'));
    expect(moments).toHaveLength(100 * 2 * 24 * 9);
    expect(wrong).toEqual([]);
  });
});

describe('the moment a clock in Paris shows', () => {
  test.each([
    ['2026-05-04T09:30', '2026-05-04T07:30:00.000Z'],
    ['2026-12-04T09:30', '2026-12-04T08:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s is %s', (local, utc) => {
    expect(momentInParis(local)?.toISOString()).toBe(utc);
  });

  test.each([
    '2026-03-29T02:00',
    '2026-03-29T02:59',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-05-04T24:00',
    'demain',
    '',
  ])('%j never comes', (local) => {
    expect(momentInParis(local)).toBeUndefined();
  });

  test.each([
    ['2026-10-25T01:59', false],
    ['2026-10-25T02:00', true],
    ['2026-10-25T02:59', true],
    ['2026-10-25T03:00', false],
    ['2026-03-29T02:30', false],
    ['2026-05-04T02:30', false],
    ['', false],
  ])('%j comes twice: %s', (local, twice) => {
    expect(comesTwice(local)).toBe(twice);
  });

  test('is found again for every minute, but for the second of a doubled hour', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const moment = new Date(minute * 60_000);
        const again = momentInParis(parisLocal(moment));
        const early = again ? (moment.getTime() - again.getTime()) / 3_600_000 : Number.NaN;
        expect([0, 1]).toContain(early);
      }),
    );
  });
});

describe('a day in Paris', () => {
  test.each([
    ['2026-05-07', '2026-05-06T22:00:00.000Z', 24],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ])('%s begins at %s and has %i hours', (day, begins, hours) => {
    const found = dayInParis(day);

    expect(found?.from.toISOString()).toBe(begins);
    expect(((found?.to.getTime() ?? 0) - (found?.from.getTime() ?? 0)) / 3_600_000).toBe(hours);
  });

  test.each(['2026-02-30', 'demain', ''])('« %s » is none', (day) => {
    expect(dayInParis(day)).toBeUndefined();
  });
});
