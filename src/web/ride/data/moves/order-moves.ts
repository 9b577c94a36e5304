import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { storedRequestsOf } from '../cache/ride-cache.ts';
import { useOrderSettling } from './order-settling.ts';
import { isRideChanged } from './ride-moves.ts';

type Acceptance = { ride: RideView; seen: readonly RideView[] };

/** A ride edited since it was shown is reported by the caller. */
export function useAcceptOrder() {
  const settle = useOrderSettling(acceptOrder, 'course acceptée', 'courses acceptées');
  return useMutation({
    mutationFn: ({ ride, seen }: Acceptance) =>
      callApi(acceptOrder, {
        id: ride.id,
        body: { rides: seen.map(({ id, version }) => ({ id, version })) },
      }),
    ...settle,
    onError: (error: unknown) => {
      if (!isRideChanged(error)) reportFailure(error, 'Erreur lors de la validation');
    },
  });
}

/** The requests of the order as this page has shown them. */
export function useSeenOrder() {
  const queries = useQueryClient();
  return (ride: RideView) => storedRequestsOf(queries, ride);
}
