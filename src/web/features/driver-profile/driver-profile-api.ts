import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDriverProfile, getSetup, saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import type { DriverProfileBody, DriverProfileView, SetupView } from '#contract/people/driver-profile.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

const EVERY_MINUTE = 60_000;
const PROFILE = keyOf(getDriverProfile);

export function useDriverProfile() {
  return useQuery({ ...readOptions(getDriverProfile), ...usePreloaded(getDriverProfile) });
}

/** Some steps are done elsewhere, on a phone for instance: it is polled while the dashboard is open. */
export function useSetup(): SetupView | undefined {
  return useQuery({
    ...readOptions(getSetup),
    ...usePreloaded(getSetup),
    refetchInterval: ({ state: { data } }) =>
      data && Object.values(data).every(Boolean) ? false : EVERY_MINUTE,
  }).data;
}

/** The response replaces the cached profile. */
export function useSaveDriverProfile() {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: savedProfile,
    onSuccess: (profile) => {
      queries.setQueryData(PROFILE, profile);
      void refreshAfter(queries, saveDriverProfile);
    },
  });
  return save.mutateAsync;
}

/** Optimistic: shown at once, and rolled back when the server refuses. */
export function useSwitchActive() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (isActive: boolean) => savedProfile({ isActive }),
    onMutate: async (isActive) => {
      await queries.cancelQueries({ queryKey: PROFILE });
      const before = queries.getQueryData<DriverProfileView>(PROFILE);
      queries.setQueryData<DriverProfileView>(PROFILE, (profile) => profile && { ...profile, isActive });
      return before;
    },
    onSuccess: (profile) => queries.setQueryData(PROFILE, profile),
    onError: (error, _, before) => {
      queries.setQueryData(PROFILE, before);
      reportProfileFailure(error);
    },
  });
}

export function reportProfileFailure(error: unknown): void {
  reportFailure(error, 'Impossible de mettre à jour le profil');
}

function savedProfile(body: DriverProfileBody): Promise<DriverProfileView> {
  return callApi(saveDriverProfile, { body });
}
