import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getLinkedDevice,
  getNotificationConfig,
  linkDevice,
  saveNotificationConfig,
  testNotifications,
  type unlinkDevice,
} from '#contract/notifications/notifications.calls.ts';
import type { LinkedDeviceView, NotificationConfigBody } from '#contract/notifications/notifications.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

const CONFIG = keyOf(getNotificationConfig);
export const SAVE_FAILED = 'Impossible de sauvegarder la configuration';
const EVERY_2_S = 2_000;

export function useNotificationConfig() {
  return useQuery(readOptions(getNotificationConfig));
}

export function useSaveNotificationConfig() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: NotificationConfigBody) => callApi(saveNotificationConfig, { body }),
    onSuccess: (saved) => queries.setQueryData(CONFIG, saved),
    onError: (error) => reportFailure(error, SAVE_FAILED),
  }).mutateAsync;
}

export function useConnectionTest() {
  return useMutation({ mutationFn: () => callApi(testNotifications) });
}

/** Polled while the code waits to be scanned; the list of missing settings depends on it. */
export function useLinkedDevice() {
  const queries = useQueryClient();
  const query = useQuery({
    ...readOptions(getLinkedDevice),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => isUnderWay(data) && EVERY_2_S,
  });
  const state = query.data?.state;

  useEffect(() => {
    if (state === 'linked') void queries.invalidateQueries({ queryKey: CONFIG });
  }, [queries, state]);

  return query;
}

/** Links or unlinks a device. */
export function useChangeDevice(call: typeof linkDevice | typeof unlinkDevice) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: () => callApi(call),
    onError: (error) =>
      reportFailure(error, `Impossible de ${call === linkDevice ? 'relier' : 'délier'} l’appareil.`),
    onSettled: () => refreshAfter(queries, call),
  });
}

function isUnderWay(device: LinkedDeviceView | undefined): boolean {
  return device?.state === 'connecting' || device?.state === 'waiting_scan';
}
