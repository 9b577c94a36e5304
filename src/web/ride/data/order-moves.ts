import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Write } from '#contract/call.ts';
import { acceptOrder, cancelOrder, getOrderCancellation } from '#contract/orders.calls.ts';
import type { OrderOutcomeView } from '#contract/orders.ts';
import type { RideView } from '#contract/rides.ts';
import type { OrderScope } from '#domain/order/order.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { numbered } from '#web/text/counts.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { showRide } from './changed-rides.ts';

export function useAcceptOrder() {
  const settle = useOrderSettling(acceptOrder, 'course acceptée', 'courses acceptées');
  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) => callApi(acceptOrder, { id: ride.id }),
    ...settle,
    onError: (error: unknown) => reportFailure(error, 'Erreur lors de la validation'),
  });
}

type Cancelling = { ride: RideView; scope: OrderScope; reason: string; fee: string | null };

export function useCancelOrder() {
  const settle = useOrderSettling(cancelOrder, 'course annulée ou demandée', 'courses annulées ou demandées');
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

/** What a cancellation would reach and cost, asked when its dialog is open. */
export function useOrderCancellation(ride: RideView, scope: OrderScope, isWanted: boolean) {
  const { data } = useQuery({
    ...readOptions(getOrderCancellation, { id: ride.id, query: { scope } }),
    enabled: isWanted,
    staleTime: 0,
  });
  return data;
}

function useOrderSettling(call: Write, one: string, many: string) {
  const queries = useQueryClient();
  return {
    onSuccess: ({ ride, changed }: OrderOutcomeView) => {
      showRide(queries, ride);
      showToast({ tone: 'ok', title: numbered(changed, one, many) });
    },
    onSettled: () => void refreshAfter(queries, call),
  };
}
