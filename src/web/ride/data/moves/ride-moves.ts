import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptRide, cancelRide, rejectRide, withdrawCancellation } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { ApiError } from '#web/text/api-error.ts';
import { euroText } from '#web/text/euros.ts';
import { rideName } from '#web/text/rides.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { restoreRide, showRide } from '../reads/changed-rides.ts';
import { settleMove, useSettling } from './settle-move.ts';

export type WithReason = { ride: RideView; reason: string };
/** `fee`: the cost that the client was shown. */
type Cancellation = WithReason & { fee?: string | undefined };

/** Optimistic for a client, rolled back when the server refuses; a driver waits for the response. */
export function useCancelRide(by: 'client' | 'driver') {
  const queries = useQueryClient();
  const isExpected = by === 'client';

  return useMutation({
    mutationFn: ({ ride, reason, fee }: Cancellation) => {
      const body = { ...(reason.trim() ? { reason: reason.trim() } : {}), ...(fee ? { fee } : {}) };
      return callApi(cancelRide, { id: ride.id, body });
    },
    onMutate: ({ ride, reason }) =>
      isExpected ? showRide(queries, cancelledByClient(ride, reason.trim())) : undefined,
    onSuccess: (moved, { ride }) => {
      showRide(queries, moved);
      showToast({ tone: 'ok', ...cancelledWords(ride, moved, by) });
    },
    onError: (error, _, before) => {
      if (before) restoreRide(queries, before);
      reportFailure(error, 'Impossible d’annuler la course.');
    },
    onSettled: (moved, _, { ride }) => void settleMove(queries, cancelRide, ride, moved),
  });
}

export function useWithdrawCancellation() {
  const settle = useSettling(withdrawCancellation, {
    done: () => 'Demande d’annulation retirée',
    onFailure: (error) => reportFailure(error, 'Impossible de retirer la demande.'),
  });

  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) => callApi(withdrawCancellation, { id: ride.id }),
    ...settle,
  });
}

/** Not optimistic: another driver may have been faster. A ride edited since it was shown is reported by the caller. */
export function useAcceptRide() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, version }: RideView) => callApi(acceptRide, { id, body: { version } }),
    onSuccess: (moved, ride) => {
      showRide(queries, moved);
      showToast({ tone: 'ok', title: `${rideName(ride)} acceptée` });
    },
    onError: (error) => {
      if (!isRideChanged(error)) reportFailure(error, 'Erreur lors de la validation');
    },
    onSettled: (moved, _, ride) => settleMove(queries, acceptRide, ride, moved),
  });
}

/** A ride edited since it was shown is reported by the caller. */
export function useRejectRide() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ ride, reason }: WithReason) =>
      callApi(rejectRide, { id: ride.id, body: { rejectionReason: reason.trim(), version: ride.version } }),
    onSuccess: (moved, { ride }) => {
      showRide(queries, moved);
      showToast({ tone: 'ok', title: `${rideName(ride)} refusée` });
    },
    onError: (error) => {
      if (!isRideChanged(error)) reportFailure(error, 'Impossible de refuser la course.');
    },
    onSettled: (moved, _, { ride }) => settleMove(queries, rejectRide, ride, moved),
  });
}

export function isRideChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ride_changed';
}

/** A client cancels a pending ride or one with terms directly; any other accepted ride needs a cancellation request. */
function cancelledByClient(ride: RideView, reason: string): RideView {
  const cancellationReason = reason || null;
  if (ride.status === 'pending' || ride.cancellationTerms)
    return { ...ride, status: 'cancelled', cancellationReason };
  return { ...ride, cancellationReason, cancellationRequestedAt: new Date().toISOString() };
}

function cancelledWords(ride: RideView, moved: RideView, by: 'client' | 'driver') {
  if (by === 'driver') return { title: `${rideName(ride)} annulée` };
  const title = moved.status === 'cancelled' ? 'Course annulée' : 'Demande d’annulation envoyée';
  const owed = moved.paymentStatus === 'unpaid' && moved.fee;
  return { title, text: owed ? `${euroText(owed.amount)} restent à régler.` : rideName(ride) };
}
