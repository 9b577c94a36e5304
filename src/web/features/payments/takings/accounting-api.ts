import { useQuery, useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import type { AccountingBody, AccountingView } from '#contract/money/accounting.ts';
import { downloadBills, downloadFec, getAccounting, saveAccounting } from '#contract/money/takings.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import type { TakingsSpan } from './takings-span.ts';

/** Undefined while it is loaded. */
export function useAccounting(): AccountingView | undefined {
  return useQuery(readOptions(getAccounting)).data;
}

export function useSaveAccounting() {
  const queries = useQueryClient();

  return async (body: AccountingBody) => {
    const saved = await callApi(saveAccounting, { body });
    queries.setQueryData<AccountingView>(keyOf(getAccounting), saved);
  };
}

export function billsFile({ period, firstDay }: TakingsSpan): string {
  return urlOf(downloadBills, { query: { period, date: firstDay } });
}

export function fecFile({ period, firstDay }: TakingsSpan): string {
  return urlOf(downloadFec, { query: { period, date: firstDay } });
}
