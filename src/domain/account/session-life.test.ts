import { expect, test } from 'vitest';
import { isDueForRenewal, sessionExpiry, sessionStart } from './session-life.ts';

const now = new Date('2026-05-04T09:30:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a session ends fourteen days after it began', () => {
  expect(sessionExpiry(now)).toEqual(new Date('2026-05-18T09:30:00Z'));
});

test('a session used within the hour is left as it is, later it is written back', () => {
  expect(isDueForRenewal(sessionExpiry(now), minutesLater(60))).toBe(false);
  expect(isDueForRenewal(sessionExpiry(now), minutesLater(61))).toBe(true);
});

test('a session began, or last slid forward, fourteen days before its end', () => {
  const now = new Date('2026-05-04T09:00:00Z');

  expect(sessionStart(sessionExpiry(now))).toEqual(now);
  expect(sessionStart(new Date('2026-05-15T09:00:00Z'))).toEqual(new Date('2026-05-01T09:00:00Z'));
});
