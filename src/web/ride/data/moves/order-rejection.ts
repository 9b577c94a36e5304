import { useMutation } from '@tanstack/react-query';
import { rejectOrder } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useOrderSettling } from './order-settling.ts';
import { isRideChanged } from './ride-moves.ts';

type Rejection = { ride: RideView; seen: readonly RideView[]; reason: string };

/** A ride edited since it was shown is reported by the caller. */
export function useRejectOrder() {
  const settle = useOrderSettling(rejectOrder, 'course refusée', 'courses refusées');
  return useMutation({
    mutationFn: ({ ride, seen, reason }: Rejection) => {
      const rides = seen.map(({ id, version }) => ({ id, version }));
      return callApi(rejectOrder, { id: ride.id, body: { rejectionReason: reason.trim(), rides } });
    },
    ...settle,
    onError: (error: unknown) => {
      if (!isRideChanged(error)) reportFailure(error, 'Impossible de refuser les courses.');
    },
  });
}
