import { useMutation } from '@tanstack/react-query';
import { moveRide } from '#contract/rides.calls.ts';
import type { MoveRideBody, RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { ApiError } from '#web/text/api-error.ts';
import { rideName } from '#web/text/rides.ts';
import { useSettling } from './settle-move.ts';
import { noteStart } from './undo-start.ts';

/** What raises the price, and how a hire is taxed. */
export type Closing = Pick<MoveRideBody, 'additions' | 'agreedRoute'>;

type Order = { ride: RideView; body: MoveRideBody };

/** Two rides never run at once; starting the second completes the running one, once confirmed. */
export function useStartRide() {
  const move = useMove('démarrée', 'Impossible de démarrer la course.', true);
  return {
    isPending: move.isPending,
    start: async (ride: RideView, completeCurrent = false) => {
      const body = { status: 'in_progress', ...(completeCurrent ? { completeCurrent } : {}) } as const;
      noteStart(await move.mutateAsync({ ride, body }));
    },
  };
}

export function useCompleteRide() {
  const move = useMove('terminée', 'Impossible de terminer la course.');
  return {
    isPending: move.isPending,
    /** Null keeps the estimated price. */
    complete: (ride: RideView, finalPrice: string | null, closing: Closing = {}) =>
      move.mutateAsync({ ride, body: { status: 'completed', finalPrice, ...closing } }),
  };
}

/** The answer to a cancellation request: the ride is kept or cancelled. */
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

/** No answer, or none that says anything about the move. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function isDriverBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'driver_busy';
}

/** A start without network is kept by the button that made it. */
function useMove(done: string, failure: string, isStart = false) {
  const settle = useSettling(moveRide, {
    done: (_, ride) => `${rideName(ride)} ${done}`,
    onFailure: (error) => {
      if (!isDriverBusy(error) && !(isStart && isUnreachable(error))) reportFailure(error, failure);
    },
  });

  return useMutation({
    mutationFn: ({ ride, body }: Order) => callApi(moveRide, { id: ride.id, body }),
    ...settle,
  });
}
