import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, lastMondays, periodOf, startOfDay } from './calendar.ts';

test('the last weeks end with the running one', () => {
  expect(lastMondays(new Date('2026-05-07T12:00:00Z'), 3)).toEqual([
    '2026-04-20',
    '2026-04-27',
    '2026-05-04',
  ]);
});

test('a week turns at midnight in Paris, not in Greenwich', () => {
  expect(lastMondays(new Date('2026-05-03T21:59:00Z'), 1)).toEqual(['2026-04-27']);
  expect(lastMondays(new Date('2026-05-03T22:00:00Z'), 1)).toEqual(['2026-05-04']);
});

test('a day begins at another moment in winter than in summer', () => {
  expect(startOfDay('2026-01-05').toISOString()).toBe('2026-01-04T23:00:00.000Z');
  expect(startOfDay('2026-05-04').toISOString()).toBe('2026-05-03T22:00:00.000Z');
});

test('the days from one to another include both, also over the night of twenty-three hours', () => {
  expect(daysFrom('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(daysFrom('2026-03-28', '2026-03-27')).toEqual([]);
});

test('days are counted over the night of twenty-three hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});

describe('the period a day belongs to', () => {
  test('a day lasts from midnight to midnight in Paris, even when the clocks change', () => {
    const { firstDay, lastDay, from, to } = periodOf('day', '2026-03-29');

    expect([firstDay, lastDay]).toEqual(['2026-03-29', '2026-03-29']);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23);
  });

  test.each(['2026-05-04', '2026-05-06', '2026-05-10'])(
    'the week of %s goes from Monday to Sunday',
    (day) => {
      expect(periodOf('week', day)).toMatchObject({ firstDay: '2026-05-04', lastDay: '2026-05-10' });
    },
  );

  test.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('the month of %s', (day, firstDay, lastDay) => {
    expect(periodOf('month', day)).toMatchObject({ firstDay, lastDay });
  });

  test.each(['2028-01-01', '2028-02-29', '2028-12-31'])('the year of %s', (day) => {
    expect(periodOf('year', day)).toMatchObject({ firstDay: '2028-01-01', lastDay: '2028-12-31' });
    expect(periodOf('year', day).to).toEqual(periodOf('year', '2029-06-01').from);
  });

  test('one period ends where the next begins', () => {
    expect(periodOf('month', '2026-10-25').to).toEqual(periodOf('month', '2026-11-01').from);
  });
});
