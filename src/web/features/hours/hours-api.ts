import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import {
  addDayOff,
  getHours,
  getInstant,
  removeDayOff,
  saveHours,
  saveInstant,
} from '#contract/time/hours.calls.ts';
import type {
  DayOffBody,
  HoursBody,
  HoursView,
  InstantBody,
  InstantStateView,
} from '#contract/time/hours.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function useHours() {
  return useQuery(readOptions(getHours));
}

type Saved = { hours: HoursBody; outside: HoursView['outside'] | undefined };

/** Hours belong to the driver; what happens outside of them is a setting of the whole platform. */
export function useSaveHours() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ hours, outside }: Saved) => {
      if (outside) await callApi(saveSettings, { body: { outsideHours: outside } });
      return await callApi(saveHours, { body: hours });
    },
    onSuccess: (saved) => {
      queries.setQueryData<HoursView>(keyOf(getHours), saved);
      showToast({ tone: 'ok', title: 'Disponibilités enregistrées' });
    },
    onError: (error) => reportFailure(error, 'Vos heures n’ont pas pu être enregistrées.'),
    onSettled: () => refreshAfter(queries, saveHours),
  });
}

export function useAddDayOff() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DayOffBody) => callApi(addDayOff, { body }),
    onSuccess: () => showToast({ tone: 'ok', title: 'Congé posé' }),
    onSettled: () => refreshAfter(queries, addDayOff),
  });
}

export function useRemoveDayOff() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(removeDayOff, { id }),
    onSuccess: () => showToast({ tone: 'ok', title: 'Congé supprimé' }),
    onError: (error) => reportFailure(error, 'Le congé n’a pas pu être supprimé.'),
    onSettled: () => refreshAfter(queries, removeDayOff),
  });
}

export function useInstant() {
  return useQuery({ ...readOptions(getInstant), ...usePreloaded(getInstant) });
}

export function useSaveInstant() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InstantBody) => callApi(saveInstant, { body }),
    onSuccess: (saved) => queries.setQueryData<InstantStateView>(keyOf(getInstant), saved),
    onError: (error) => reportFailure(error, 'La réservation immédiate n’a pas pu être changée.'),
    onSettled: () => refreshAfter(queries, saveInstant),
  });
}
