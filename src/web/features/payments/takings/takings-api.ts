import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TakingsView } from '#contract/payments.ts';
import { callApi } from '#web/api/call-api.ts';
import type { TakingsSpan } from './takings-span.ts';

const EVERY_30_S = 30_000;

/** What was shown stays while another period is being read. */
export function useTakings({ period, firstDay }: TakingsSpan) {
  return useQuery<TakingsView>({
    queryKey: ['/api/takings', period, firstDay],
    queryFn: ({ signal }) => callApi(`/api/takings?period=${period}&date=${firstDay}`, { signal }),
    staleTime: EVERY_30_S,
    refetchInterval: EVERY_30_S,
    placeholderData: keepPreviousData,
  });
}

export function exportAddress({ period, firstDay }: TakingsSpan): string {
  return `/api/takings.csv?period=${period}&date=${firstDay}`;
}
