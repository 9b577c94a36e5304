import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCompany, listControlPoints, saveCompany } from '#contract/company.calls.ts';
import type { CompanyBody, CompanyView, ControlListView } from '#contract/company.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';

const COMPANY = keyOf(getCompany);

export function useCompany() {
  return useQuery(readOptions(getCompany));
}

/** Nothing while it is loaded, and nothing when it cannot be: the desk is not the place for it. */
export function useControlPoints(isWanted = true): ControlListView {
  const options = { ...readOptions(listControlPoints), ...usePreloaded(listControlPoints) };
  return useQuery({ ...options, enabled: isWanted }).data ?? [];
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
