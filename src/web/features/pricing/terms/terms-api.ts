import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSettings, saveSettings } from '#contract/platform/settings.calls.ts';
import type { SettingsView } from '#contract/platform/settings.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** The terms in force, as the settings hold them. */
export function useStoredTerms() {
  return useQuery({
    ...readOptions(getSettings),
    select: ({ cancellationTerms }) => cancellationTerms.value,
  });
}

export function useSaveTerms() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (cancellationTerms: string) => callApi(saveSettings, { body: { cancellationTerms } }),
    onSuccess: (saved) => {
      queries.setQueryData<SettingsView>(keyOf(getSettings), saved);
      showToast({ tone: 'ok', title: 'Conditions d’annulation enregistrées' });
      void refreshAfter(queries, saveSettings);
    },
  });
}
