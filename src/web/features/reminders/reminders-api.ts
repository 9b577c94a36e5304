import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getReminders, saveReminders } from '#contract/notifications/reminders.calls.ts';
import type { RemindersBody, RemindersView } from '#contract/notifications/reminders.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

const REMINDERS = keyOf(getReminders);

export function useReminders() {
  return useQuery(readOptions(getReminders));
}

/** Optimistic; after a refusal the stored choice is read again. */
export function useSaveReminders() {
  const queries = useQueryClient();

  return useMutation({
    scope: { id: 'reminders' },
    mutationFn: (body: RemindersBody) => callApi(saveReminders, { body }),
    onMutate: (body) =>
      queries.setQueryData<RemindersView>(
        REMINDERS,
        (known) => known && { ...known, ...chosenIn(known, body) },
      ),
    onError: (error) => {
      reportFailure(error, 'Impossible d’enregistrer vos rappels.');
      void queries.invalidateQueries({ queryKey: REMINDERS });
    },
  }).mutate;
}

function chosenIn({ reminders }: RemindersView, body: RemindersBody): Pick<RemindersView, 'reminders'> {
  const chosen: Partial<Record<string, RemindersView['reminders'][number]['channels']>> = body;
  return { reminders: reminders.map(({ kind, channels }) => ({ kind, channels: chosen[kind] ?? channels })) };
}
