import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceExtrasBody } from '#contract/pricing/price-extras.ts';
import { getPriceExtras, savePriceExtras } from '#contract/pricing/pricing.calls.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function usePriceExtras() {
  return useQuery(readOptions(getPriceExtras));
}

export function useSaveExtras() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: PriceExtrasBody) => callApi(savePriceExtras, { body }),
    onSuccess: () => showToast({ tone: 'ok', title: 'Options et suppléments enregistrés' }),
    onSettled: () => refreshAfter(queries, savePriceExtras),
  });
}
