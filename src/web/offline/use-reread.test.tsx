import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUnread } from '#contract/people/chat.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { noteOfflineAnswer } from '#web/api/cached-since.ts';
import { useReread } from './use-reread.ts';

const fromCache = () => act(() => noteOfflineAnswer(listRides, '2026-05-04T07:30:00.000Z'));
const fromNetwork = () => act(() => noteOfflineAnswer(countUnread, null));
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  noteOfflineAnswer(listRides, null);
});

test('where the network answers some calls and the cache others, a page is not read again all the time', () => {
  const queries = new QueryClient();
  const reread = vi.spyOn(queries, 'invalidateQueries');
  renderHook(useReread, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });

  fromCache();
  fromNetwork();
  passes(1);
  expect(reread).toHaveBeenCalledTimes(1);

  for (let answers = 0; answers < 5; answers += 1) {
    fromCache();
    fromNetwork();
    passes(1000);
  }
  expect(reread).toHaveBeenCalledTimes(1);

  passes(30_000);
  expect(reread).toHaveBeenCalledTimes(2);
});
