import { useMutation } from '@tanstack/react-query';
import { payRide, refundRide } from '#contract/money/payments.calls.ts';
import type { PayRideBody } from '#contract/money/payments.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { rideName } from '#web/text/rides.ts';
import { type SettledWords, useSettling } from './settle-move.ts';

export type CashClaim = { ride: RideView; paymentStatus: PayRideBody['paymentStatus'] };

/** Declares, confirms or contests cash; the client and the driver get different messages. */
export function useSayCash(words: SettledWords = {}) {
  const settle = useSettling(payRide, words);

  return useMutation({
    mutationFn: ({ ride, paymentStatus }: CashClaim) =>
      callApi(payRide, { id: ride.id, body: { paymentStatus, paymentMethod: 'cash' } }),
    ...settle,
  });
}

/** A driver's answer about cash. */
export function useCashAnswer(ride: RideView, paymentStatus: PayRideBody['paymentStatus']) {
  const word = paymentStatus === 'paid' ? 'espèces reçues' : 'espèces non reçues';
  const { mutate, isPending } = useSayCash({
    done: () => `${rideName(ride)}\u00a0: ${word}`,
    onFailure: (error) => reportFailure(error, 'Impossible de noter le paiement.'),
  });

  return {
    isPending,
    say: (onSuccess?: () => void) => mutate({ ride, paymentStatus }, onSuccess ? { onSuccess } : {}),
  };
}

/** The refund may be pending at the provider. */
export function useRefund() {
  const settle = useSettling(refundRide, {
    done: (moved, ride) => `${rideName(ride)}\u00a0: ${refundWord(moved)}`,
    onFailure: (error) => reportFailure(error, 'Impossible de rembourser la course.'),
  });

  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) => callApi(refundRide, { id: ride.id }),
    ...settle,
  });
}

function refundWord({ paymentStatus }: RideView): string {
  return paymentStatus === 'refunding' ? 'remboursement en cours' : 'remboursée';
}
