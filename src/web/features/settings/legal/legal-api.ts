import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getLegalTexts, saveLegalTexts } from '#contract/platform/legal.calls.ts';
import type { LegalTextsBody, LegalTextsView } from '#contract/platform/legal.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';

export function useLegalTexts() {
  return useQuery(readOptions(getLegalTexts));
}

export function useSaveLegalTexts() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: LegalTextsBody) => callApi(saveLegalTexts, { body }),
    onSuccess: (saved) => queries.setQueryData<LegalTextsView>(keyOf(getLegalTexts), saved),
  }).mutateAsync;
}
