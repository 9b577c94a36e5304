import { describe, expect, test } from 'vitest';
import { isBackupDue, isBackupLate, isCheckDue } from './nightly-backup.ts';

const at = (text: string) => new Date(text);

describe('a nightly backup is due', () => {
  test('at once when there is none', () => {
    expect(isBackupDue(undefined, at('2026-05-07T12:00:00+02:00'))).toBe(true);
  });

  test('from half past three in Paris, once', () => {
    const yesterday = at('2026-05-06T03:31:00+02:00');
    expect(isBackupDue(yesterday, at('2026-05-07T03:29:59+02:00'))).toBe(false);
    expect(isBackupDue(yesterday, at('2026-05-07T03:30:00+02:00'))).toBe(true);
    expect(isBackupDue(at('2026-05-07T03:30:01+02:00'), at('2026-05-07T23:59:00+02:00'))).toBe(false);
  });

  test('once in each night of the clock changes', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const before = at(`${day}T00:30:00Z`);
      const after = at(`${day}T04:00:00Z`);
      expect(isBackupDue(before, after)).toBe(true);
      expect(isBackupDue(after, at(`${day}T20:00:00Z`))).toBe(false);
    }
  });

  test('after the machine slept through the night', () => {
    expect(isBackupDue(at('2026-05-06T03:30:00+02:00'), at('2026-05-07T09:00:00+02:00'))).toBe(true);
  });
});

test('it is late after thirty hours, and never made is late too', () => {
  const now = at('2026-05-07T12:00:00Z');
  expect(isBackupLate(at('2026-05-06T06:00:00Z'), now)).toBe(false);
  expect(isBackupLate(at('2026-05-06T05:59:59Z'), now)).toBe(true);
  expect(isBackupLate(undefined, now)).toBe(true);
});

test('one is read back every week, whatever the minute', () => {
  const now = at('2026-05-07T03:31:00Z');
  expect(isCheckDue(undefined, now)).toBe(true);
  expect(isCheckDue(at('2026-04-30T03:35:00Z'), now)).toBe(true);
  expect(isCheckDue(at('2026-05-01T03:30:00Z'), now)).toBe(false);
});
