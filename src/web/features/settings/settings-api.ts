import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSettings, saveSettings, uploadLogo } from '#contract/platform/settings.calls.ts';
import type { SettingsBody, SettingsView } from '#contract/platform/settings.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi, uploadTo } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';

const SETTINGS = keyOf(getSettings);

export function useSettings() {
  return useQuery(readOptions(getSettings));
}

export function useSaveSettings() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: SettingsBody) => callApi(saveSettings, { body }),
    onSuccess: (saved) => {
      queries.setQueryData<SettingsView>(SETTINGS, saved);
      // The open page shows the name, colours and logo of the public settings.
      void refreshAfter(queries, saveSettings);
    },
  }).mutateAsync;
}

/** The server stores the logo and its icons at once: nothing is left to save. */
export function useUploadLogo() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (file: File) => uploadTo(uploadLogo, formWith(file)),
    onSuccess: ({ logoUrl }) => {
      queries.setQueryData<SettingsView>(SETTINGS, (view) => view && withLogo(view, logoUrl));
      void refreshAfter(queries, uploadLogo);
    },
  });
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('logo', file);
  return form;
}

function withLogo(view: SettingsView, logoUrl: string): SettingsView {
  return { ...view, logoUrl: { value: logoUrl }, app_logo: { value: logoUrl } };
}
