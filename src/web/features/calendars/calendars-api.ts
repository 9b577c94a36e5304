import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getCalendarFeed,
  getOwnCalendar,
  type readOwnCalendarNow,
  type removeOwnCalendar,
  type renewCalendarFeed,
  saveOwnCalendar,
} from '#contract/time/calendars.calls.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

export function useFeed() {
  return useQuery(readOptions(getCalendarFeed));
}

/** Replaces or removes the address of the feed. */
export function useChangedFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (call: typeof renewCalendarFeed) => callApi(call),
    onSuccess: (feed) => queries.setQueryData(keyOf(getCalendarFeed), feed),
    onError: (error) => reportFailure(error, 'L’adresse n’a pas changé.'),
  });
}

export function useOwnCalendar() {
  return useQuery(readOptions(getOwnCalendar));
}

/** Errors are shown by the form. */
export function useSavedCalendar() {
  const queries = useQueryClient();
  return async (address: string) => {
    queries.setQueryData(keyOf(getOwnCalendar), await callApi(saveOwnCalendar, { body: { address } }));
    await refreshAfter(queries, saveOwnCalendar);
  };
}

export function useChangedCalendar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (call: typeof readOwnCalendarNow | typeof removeOwnCalendar) => callApi(call),
    onSuccess: (own, call) => {
      queries.setQueryData(keyOf(getOwnCalendar), own);
      void refreshAfter(queries, call);
    },
    onError: (error) => reportFailure(error, 'L’agenda n’a pas été lu.'),
  });
}
