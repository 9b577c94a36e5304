import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MoveRideBody } from '#contract/rides/move-bodies.ts';
import { moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { isUnreachable } from '#web/text/failures.ts';
import { rideName } from '#web/text/rides.ts';
import { isDriverBusy } from '../queue/move-failures.ts';
import { isQueued, queueStep } from '../queue/queued-steps.ts';
import { sendBehind } from '../queue/send-queued.ts';
import { useSettling } from './settle-move.ts';
import { noteStart } from './undo-start.ts';

/** The additions to the price, and how a hire is taxed. */
export type Closing = Pick<MoveRideBody, 'additions' | 'agreedRoute'>;

type Move = { ride: RideView; body: MoveRideBody };

const NOT_STARTED = 'Impossible de démarrer la course.';

/** Two rides never run at once; starting the second completes the running one, after a confirmation. */
export function useStartRide() {
  const queries = useQueryClient();
  const start = useMove('démarrée', NOT_STARTED, true);
  const endAndStart = useMove('démarrée', NOT_STARTED);
  return {
    isPending: start.isPending || endAndStart.isPending,
    /** Queued on this device with its time when offline, or behind a queued step. */
    start: async (ride: RideView) => {
      const at = new Date();
      if (!navigator.onLine || isQueued(ride)) return sendBehind(queries, ride, 'start', at);
      try {
        noteStart(await start.mutateAsync({ ride, body: { status: 'in_progress' } }));
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        queueStep(ride, 'start', at);
      }
    },
    /** It also ends a ride, which cannot be queued. */
    endAndStart: async (ride: RideView) => {
      const body = { status: 'in_progress', completeCurrent: true } as const;
      noteStart(await endAndStart.mutateAsync({ ride, body }));
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

/** A move that can be queued is not lost offline, and no error is shown. */
function useMove(done: string, failure: string, canWait = false) {
  const settle = useSettling(moveRide, {
    done: (_, ride) => `${rideName(ride)} ${done}`,
    onFailure: (error) => {
      if (!isDriverBusy(error) && !(canWait && isUnreachable(error))) reportFailure(error, failure);
    },
  });

  return useMutation({
    mutationFn: ({ ride, body }: Move) => callApi(moveRide, { id: ride.id, body }),
    ...settle,
  });
}
