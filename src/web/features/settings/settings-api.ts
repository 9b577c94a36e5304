import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingsBody, SettingsView, UploadedLogoView } from '#contract/settings.ts';
import { callApi, uploadTo } from '#web/api/call-api.ts';
import { PUBLIC_SETTINGS } from '#web/api/query-client.ts';

const SETTINGS = ['/api/app-settings'] as const;

export function useSettings() {
  return useQuery<SettingsView>({ queryKey: SETTINGS });
}

export function useSaveSettings() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: SettingsBody) => callApi<SettingsView>('/api/app-settings', { method: 'PATCH', body }),
    onSuccess: (saved) => {
      queries.setQueryData<SettingsView>(SETTINGS, saved);
      repaint(queries);
    },
  });
}

/** The server keeps the logo and its icons at once: there is nothing left to save. */
export function useUploadLogo() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (file: File) => uploadTo<UploadedLogoView>('/api/upload/logo', formWith(file)),
    onSuccess: ({ logoUrl }) => {
      queries.setQueryData<SettingsView>(SETTINGS, (view) => view && withLogo(view, logoUrl));
      void queries.invalidateQueries({ queryKey: SETTINGS });
      repaint(queries);
    },
  });
}

/** The open page takes its name, colours and logo from the public settings. */
function repaint(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: PUBLIC_SETTINGS });
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('logo', file);
  return form;
}

function withLogo(view: SettingsView, logoUrl: string): SettingsView {
  return { ...view, logoUrl: { value: logoUrl }, app_logo: { value: logoUrl } };
}
