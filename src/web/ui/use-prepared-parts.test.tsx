import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_REST_MS } from '#web/browser/page-at-rest.ts';
import { usePreparedParts } from './use-prepared-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const prepareParts = (isNeeded: boolean) => {
  const missing = { prepare: vi.fn(async () => Promise.reject(new Error('No network'))) };
  const found = { prepare: vi.fn(async () => undefined) };
  const parts = [missing, {}, found];
  const { unmount } = renderHook(() => usePreparedParts(parts, isNeeded));
  return { missing, found, unmount };
};

test('parts are prepared once the page is at rest, all of them also when one fails', async () => {
  const { missing, found } = prepareParts(true);
  await vi.advanceTimersByTimeAsync(AT_REST_MS - 1);
  expect(found.prepare).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);

  expect(missing.prepare).toHaveBeenCalledOnce();
  expect(found.prepare).toHaveBeenCalledOnce();
});

test('parts are not prepared where they are not needed, or after the page was left', async () => {
  const { found: needless } = prepareParts(false);
  const { found: left, unmount } = prepareParts(true);
  unmount();

  await vi.advanceTimersByTimeAsync(AT_REST_MS);

  expect(needless.prepare).not.toHaveBeenCalled();
  expect(left.prepare).not.toHaveBeenCalled();
});
