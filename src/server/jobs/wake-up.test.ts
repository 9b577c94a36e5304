import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeUp } from './wake-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of several times the earliest wakes, and only that one', () => {
  const wake = vi.fn();
  const alarm = wakeUp(wake, 1_000);
  alarm.within(20_000);
  alarm.within(3_000);
  alarm.within(8_000);

  vi.advanceTimersByTime(2_999);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);

  expect(wake).toHaveBeenCalledTimes(1);
});

test('many signs at once wake at once and then after the rest, not for each of them', () => {
  const wake = vi.fn();
  const alarm = wakeUp(wake, 1_000);
  alarm.within(0);
  vi.advanceTimersByTime(1);
  for (let sign = 0; sign < 50; sign += 1) alarm.within(0);

  vi.advanceTimersByTime(998);
  expect(wake).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);

  expect(wake).toHaveBeenCalledTimes(2);
});

test('stopped, it wakes no more', () => {
  const wake = vi.fn();
  const alarm = wakeUp(wake, 1_000);
  alarm.within(5);
  alarm.stop();
  alarm.within(0);

  vi.advanceTimersByTime(60_000);

  expect(wake).not.toHaveBeenCalled();
});
