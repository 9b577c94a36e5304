import { describe, expect, test } from 'vitest';
import { running } from '#web/testing/stand-in-rides.ts';
import { progressOf } from './progress-of.ts';

const ride = { ...running, startTime: '2026-05-07T12:05:00.000Z', duration: 52 };

describe('the progress of a ride', () => {
  test('follows the time since its real start', () => {
    const progress = progressOf(ride, new Date('2026-05-07T12:36:00.000Z'));

    expect(progress?.arrival.toISOString()).toBe('2026-05-07T12:57:00.000Z');
    expect(progress).toMatchObject({ minutesDone: 31, minutesLeft: 21 });
    expect(progress?.share).toBeCloseTo(0.6, 1);
  });

  test('ends at 100 %, and then counts the minutes overdue', () => {
    expect(progressOf(ride, new Date('2026-05-07T13:07:00.000Z'))).toMatchObject({
      share: 1,
      minutesLeft: -10,
    });
  });
});
