import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CancelRideBody, MoveRideBody, RideView } from '#contract/rides.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { rideName } from '#web/text/rides.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeShownRide } from './ride-cache.ts';
import { tellFailure } from './ride-moves.ts';
import { RIDES } from './rides-api.ts';

type Order = { ride: RideView; body: MoveRideBody };

/** Two rides never run at once; starting the second first completes the one under way, when that is asked for. */
export function useStartRide() {
  const move = useMove('démarrée', 'Impossible de démarrer la course.');
  return {
    isPending: move.isPending,
    start: (ride: RideView, completeCurrent = false) =>
      move.mutateAsync({
        ride,
        body: { status: 'in_progress', ...(completeCurrent ? { completeCurrent } : {}) },
      }),
  };
}

export function useCompleteRide() {
  const move = useMove('terminée', 'Impossible de terminer la course.');
  return {
    isPending: move.isPending,
    /** Null keeps the estimated price. */
    complete: (ride: RideView, finalPrice: string | null) =>
      move.mutateAsync({ ride, body: { status: 'completed', finalPrice } }),
  };
}

/** The answer to a client who asks to cancel: the ride is kept, or given up. */
export function useAnswerCancellation() {
  const keep = useMove('maintenue', 'Impossible de maintenir la course.');
  const giveUp = useMove('annulée', 'Impossible d’annuler la course.');
  return {
    keeping: keep.isPending,
    givingUp: giveUp.isPending,
    keep: (ride: RideView) => keep.mutate({ ride, body: { status: 'accepted' } }),
    giveUp: (ride: RideView) => giveUp.mutate({ ride, body: { status: 'cancelled' } }),
  };
}

/** A driver gives up a ride that was promised, and says why. */
export function useDropRide() {
  const settle = useSettling('annulée', 'Impossible d’annuler la course.');

  return useMutation({
    mutationFn: ({ ride, reason }: { ride: RideView; reason: string }) =>
      callApi<RideView>(`/api/rides/${ride.id}/cancel`, {
        method: 'PATCH',
        body: { reason: reason.trim() } satisfies CancelRideBody,
      }),
    ...settle,
  });
}

export function isDriverBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'driver_busy';
}

function useMove(done: string, failure: string) {
  const settle = useSettling(done, failure);

  return useMutation({
    mutationFn: ({ ride, body }: Order) =>
      callApi<RideView>(`/api/rides/${ride.id}`, { method: 'PATCH', body }),
    ...settle,
  });
}

/** What the server answered is shown at once everywhere; then everything is asked for again. */
function useSettling(done: string, failure: string) {
  const queries = useQueryClient();

  return {
    onSuccess: async (moved: RideView, { ride }: { ride: RideView }) => {
      await changeShownRide(queries, ride, moved);
      showToast({ tone: 'ok', title: `${rideName(ride)} ${done}` });
    },
    onError: (error: unknown) => {
      if (!isDriverBusy(error)) tellFailure(error, failure);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: RIDES }),
  };
}
