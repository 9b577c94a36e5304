import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PayRideBody } from '#contract/payments.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { rideName } from '#web/text/rides.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeShownRide } from './ride-cache.ts';
import { tellFailure } from './ride-moves.ts';
import { RIDES } from './rides-api.ts';

const TAKINGS = ['/api/takings'] as const;

/** The driver's word about cash: it came, or it did not. */
export function useCashWord(paymentStatus: PayRideBody['paymentStatus']) {
  const word = paymentStatus === 'paid' ? 'espèces reçues' : 'espèces non reçues';
  const settle = useSettling(() => word, 'Impossible de noter le paiement.');

  return useMutation({
    mutationFn: (ride: RideView) =>
      callApi<RideView>(`/api/rides/${ride.id}/payment`, {
        method: 'PATCH',
        body: { paymentStatus, paymentMethod: 'cash' } satisfies PayRideBody,
      }),
    ...settle,
  });
}

/** A provider may think about it for a while. */
export function useRefund() {
  const settle = useSettling(
    ({ paymentStatus }) => (paymentStatus === 'refunding' ? 'remboursement en cours' : 'remboursée'),
    'Impossible de rembourser la course.',
  );

  return useMutation({
    mutationFn: (ride: RideView) => callApi<RideView>(`/api/rides/${ride.id}/refund`, { method: 'POST' }),
    ...settle,
  });
}

/** What the server answered is shown at once everywhere; then everything is asked for again. */
function useSettling(done: (moved: RideView) => string, failure: string) {
  const queries = useQueryClient();

  return {
    onSuccess: async (moved: RideView, ride: RideView) => {
      await changeShownRide(queries, ride, moved);
      showToast({ tone: 'ok', title: `${rideName(ride)}\u00a0: ${done(moved)}` });
    },
    onError: (error: unknown) => tellFailure(error, failure),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: RIDES });
      void queries.invalidateQueries({ queryKey: TAKINGS });
    },
  };
}
