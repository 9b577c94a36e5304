import { useMutation } from '@tanstack/react-query';
import { rejectOrder } from '#contract/orders.calls.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useOrderSettling } from './order-settling.ts';

export function useRejectOrder() {
  const settle = useOrderSettling(rejectOrder, 'course refusée', 'courses refusées');
  return useMutation({
    mutationFn: ({ ride, reason }: { ride: RideView; reason: string }) =>
      callApi(rejectOrder, { id: ride.id, body: { rejectionReason: reason.trim() } }),
    ...settle,
    onError: (error: unknown) => reportFailure(error, 'Impossible de refuser les courses.'),
  });
}
