import { useMutation } from '@tanstack/react-query';
import { acceptOrder } from '#contract/orders.calls.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useOrderSettling } from './order-settling.ts';

export function useAcceptOrder() {
  const settle = useOrderSettling(acceptOrder, 'course acceptée', 'courses acceptées');
  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) => callApi(acceptOrder, { id: ride.id }),
    ...settle,
    onError: (error: unknown) => reportFailure(error, 'Erreur lors de la validation'),
  });
}
