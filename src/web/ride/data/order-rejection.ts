import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rejectOrder } from '#contract/orders.calls.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useOrderSettling } from './order-settling.ts';
import { storedRequestsOf } from './ride-cache.ts';

export function useRejectOrder() {
  const queries = useQueryClient();
  const settle = useOrderSettling(rejectOrder, 'course refusée', 'courses refusées');
  return useMutation({
    mutationFn: ({ ride, reason }: { ride: RideView; reason: string }) => {
      const rides = storedRequestsOf(queries, ride).map(({ id, version }) => ({ id, version }));
      return callApi(rejectOrder, { id: ride.id, body: { rejectionReason: reason.trim(), rides } });
    },
    ...settle,
    onError: (error: unknown) => reportFailure(error, 'Impossible de refuser les courses.'),
  });
}
