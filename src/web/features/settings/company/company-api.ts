import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCompany, saveCompany } from '#contract/platform/company.calls.ts';
import type { CompanyBody, CompanyView } from '#contract/platform/company.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';

const COMPANY = keyOf(getCompany);

export function useCompany() {
  return useQuery(readOptions(getCompany));
}

export function useSaveCompany() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (body: CompanyBody) => callApi(saveCompany, { body }),
    onSuccess: (saved) => {
      queries.setQueryData<CompanyView>(COMPANY, saved);
      void refreshAfter(queries, saveCompany);
    },
  }).mutateAsync;
}
