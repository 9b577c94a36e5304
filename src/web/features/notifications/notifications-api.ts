import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  LinkedDeviceView,
  NotificationConfigBody,
  NotificationConfigView,
  NotificationTestView,
} from '#contract/notifications.ts';
import { callApi } from '#web/api/call-api.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

const CONFIG = ['/api/notifications/config'] as const;
const DEVICE = ['/api/notifications/device'] as const;
const EVERY_2_S = 2_000;

export function useNotificationConfig() {
  return useQuery<NotificationConfigView>({ queryKey: CONFIG });
}

export function useSaveNotificationConfig() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: NotificationConfigBody) =>
      callApi<NotificationConfigView>('/api/notifications/config', { method: 'PATCH', body }),
    onSuccess: (saved) => queries.setQueryData<NotificationConfigView>(CONFIG, saved),
    onError: (error) => tellFailure(error, 'Impossible de sauvegarder la configuration'),
  });
}

export function useConnectionTest() {
  return useMutation({
    mutationFn: () => callApi<NotificationTestView>('/api/notifications/test', { method: 'POST' }),
  });
}

/** Looked at again and again while a person is expected to scan the code; what is missing changes with it. */
export function useLinkedDevice() {
  const queries = useQueryClient();
  const query = useQuery<LinkedDeviceView>({
    queryKey: DEVICE,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => isUnderWay(data) && EVERY_2_S,
  });
  const state = query.data?.state;

  useEffect(() => {
    if (state === 'linked') void queries.invalidateQueries({ queryKey: CONFIG });
  }, [queries, state]);

  return query;
}

/** Asks for a device to be linked, or unlinks it. */
export function useChangeDevice(method: 'POST' | 'DELETE') {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: () => callApi<LinkedDeviceView>('/api/notifications/device', { method }),
    onError: (error) =>
      tellFailure(error, `Impossible de ${method === 'POST' ? 'relier' : 'délier'} l’appareil.`),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: DEVICE }),
        queries.invalidateQueries({ queryKey: CONFIG }),
      ]),
  });
}

function isUnderWay(device: LinkedDeviceView | undefined): boolean {
  return device?.state === 'connecting' || device?.state === 'waiting_scan';
}

function tellFailure(error: unknown, fallback: string) {
  showToast({ tone: 'bad', title: 'Erreur', text: sentenceFor(error, fallback) });
}
