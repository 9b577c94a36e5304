import { useMutation } from '@tanstack/react-query';
import type { PayRideBody } from '#contract/payments.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { rideName } from '#web/text/rides.ts';
import { tellFailure, useSettling } from './settle-move.ts';

const TAKINGS = ['/api/takings'] as const;

export type CashOrder = { ride: RideView; paymentStatus: PayRideBody['paymentStatus'] };
type Told = { done?: (moved: RideView, before: RideView) => string; onFailure?: (error: unknown) => void };

/** What a client or a driver says about the cash of a ride; each is told of it in their own words. */
export function useSayCash(told: Told = {}) {
  const settle = useSettling({ ...told, alsoStale: [TAKINGS] });

  return useMutation({
    mutationFn: ({ ride, paymentStatus }: CashOrder) =>
      callApi<RideView>(`/api/rides/${ride.id}/payment`, {
        method: 'PATCH',
        body: { paymentStatus, paymentMethod: 'cash' } satisfies PayRideBody,
      }),
    ...settle,
  });
}

/** A provider may think about it for a while. */
export function useRefund() {
  const settle = useSettling({
    done: (moved, ride) => `${rideName(ride)}\u00a0: ${refundWord(moved)}`,
    onFailure: (error) => tellFailure(error, 'Impossible de rembourser la course.'),
    alsoStale: [TAKINGS],
  });

  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) =>
      callApi<RideView>(`/api/rides/${ride.id}/refund`, { method: 'POST' }),
    ...settle,
  });
}

function refundWord({ paymentStatus }: RideView): string {
  return paymentStatus === 'refunding' ? 'remboursement en cours' : 'remboursée';
}
