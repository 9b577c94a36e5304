import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { easterSunday, publicHoliday } from './public-holidays.ts';

describe('Easter', () => {
  test.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test('is a Sunday from 22 March to 25 April, every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        const day = easterSunday(year);

        expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe(0);
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe('a public holiday', () => {
  test.each([
    ['2026-01-01', 'new_year'],
    ['2026-04-06', 'easter_monday'],
    ['2026-05-01', 'labour_day'],
    ['2026-05-08', 'victory_1945'],
    ['2026-05-14', 'ascension'],
    ['2026-05-25', 'whit_monday'],
    ['2026-07-14', 'bastille_day'],
    ['2026-08-15', 'assumption'],
    ['2026-11-01', 'all_saints'],
    ['2026-11-11', 'armistice_1918'],
    ['2026-12-25', 'christmas'],
  ])('%s is %s', (day, holiday) => {
    expect(publicHoliday(day)).toBe(holiday);
  });

  test('is not one of Alsace-Moselle, nor a Sunday', () => {
    for (const day of ['2026-04-03', '2026-04-05', '2026-05-24', '2026-12-26'])
      expect(publicHoliday(day)).toBeUndefined();
  });

  test('of Ascension that falls on the first of May has the name that moves', () => {
    expect(publicHoliday('2008-05-01')).toBe('ascension');
  });
});
