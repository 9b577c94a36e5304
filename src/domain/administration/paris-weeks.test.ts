import { expect, test } from 'vitest';
import { addDays, lastMondays, startOfDay } from './paris-weeks.ts';

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

test('days are counted over the night of twenty-three hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});
