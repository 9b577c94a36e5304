import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-05-07', '2028-02-29', '0099-12-31'])('%s is a day of the calendar', (day) => {
  expect(isCalendarDay(day)).toBe(true);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00',
  'demain',
  '',
])('%j is none', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
