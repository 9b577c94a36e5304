import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getWaitingTerms, saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import type { WaitingTermsBody, WaitingTermsView } from '#contract/pricing/waiting-terms.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function useWaitingTerms() {
  return useQuery(readOptions(getWaitingTerms));
}

export function useSaveWaiting() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: WaitingTermsBody) => callApi(saveWaitingTerms, { body }),
    onSuccess: (saved) => {
      queries.setQueryData<WaitingTermsView>(keyOf(getWaitingTerms), saved);
      showToast({ tone: 'ok', title: 'Prix de l’attente enregistré' });
    },
  });
}
