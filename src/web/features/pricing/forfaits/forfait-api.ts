import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForfaitView, NewForfaitBody } from '#contract/pricing/forfaits.ts';
import {
  changeForfait,
  createForfait,
  deleteForfait,
  listForfaits,
} from '#contract/pricing/pricing.calls.ts';
import { forfaitName } from '#domain/pricing/forfait.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function useForfaits() {
  return useQuery(readOptions(listForfaits));
}

type Saved = { id: string | undefined; body: NewForfaitBody };

/** Without an id the forfait is a new one. */
export function useSaveForfait() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      id === undefined ? callApi(createForfait, { body }) : callApi(changeForfait, { id, body }),
    onSuccess: (saved, { id }) => {
      const title = id === undefined ? 'Forfait créé' : 'Forfait modifié';
      showToast({ tone: 'ok', title, text: forfaitName(saved) });
    },
    onSettled: () => refreshAfter(queries, changeForfait),
  });
}

export function useDeleteForfait() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: ForfaitView) => callApi(deleteForfait, { id }),
    onSuccess: (_, forfait) =>
      showToast({ tone: 'ok', title: 'Forfait supprimé', text: forfaitName(forfait) }),
    onError: (error) => reportFailure(error, 'Impossible de supprimer ce forfait.'),
    onSettled: () => refreshAfter(queries, deleteForfait),
  });
}

export function useToggleForfait() {
  const queries = useQueryClient();

  return useMutation({
    scope: { id: 'toggle-forfait' },
    mutationFn: ({ id, isActive }: ForfaitView) =>
      callApi(changeForfait, { id, body: { isActive: !isActive } }),
    onError: (error) => reportFailure(error, 'Impossible de modifier ce forfait.'),
    onSettled: () => refreshAfter(queries, changeForfait),
  });
}
