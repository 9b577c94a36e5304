import { useMutation, useQuery } from '@tanstack/react-query';
import { cancelOrder, getOrderCancellation } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { OrderScope } from '#domain/order/order.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useOrderSettling } from './order-settling.ts';

type Cancelling = { ride: RideView; scope: OrderScope; reason: string; fee: string | null };

export function useCancelOrder() {
  const settle = useOrderSettling(
    cancelOrder,
    'annulation faite ou demandée',
    'annulations faites ou demandées',
  );
  return useMutation({
    mutationFn: ({ ride, scope, reason, fee }: Cancelling) =>
      callApi(cancelOrder, {
        id: ride.id,
        body: {
          scope,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
          ...(fee === null ? {} : { fee }),
        },
      }),
    ...settle,
    onError: (error: unknown) => reportFailure(error, 'Impossible d’annuler les courses.'),
  });
}

/** What a cancellation would include and cost, read when its dialog is open. */
export function useOrderCancellation(ride: RideView, scope: OrderScope, isWanted: boolean) {
  return useQuery({
    ...readOptions(getOrderCancellation, { id: ride.id, query: { scope } }),
    enabled: isWanted,
    staleTime: 0,
  });
}
