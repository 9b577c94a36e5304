import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSeen } from './after-seen.ts';

const callback = vi.fn();

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  callback.mockReset();
});

test('a page that is looked at calls back once, after the time', () => {
  afterSeen(5_000, callback);
  vi.advanceTimersByTime(4_900);
  expect(callback).not.toHaveBeenCalled();

  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('the time in which the page is hidden does not count', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterSeen(5_000, callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(5_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('nor does the time in which the computer sleeps', () => {
  afterSeen(5_000, callback);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(4_900);

  expect(callback).not.toHaveBeenCalled();
});

test('given up, it never calls back', () => {
  const giveUp = afterSeen(5_000, callback);
  giveUp();
  vi.advanceTimersByTime(60_000);

  expect(callback).not.toHaveBeenCalled();
});
