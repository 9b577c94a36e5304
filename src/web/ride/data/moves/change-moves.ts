import { useMutation } from '@tanstack/react-query';
import { acceptChange, refuseChange, withdrawChange } from '#contract/rides/change-requests.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useSettling } from './settle-move.ts';

type Answer = { ride: RideView; all: boolean };

/** Sends the version that was read: a change made meanwhile is never accepted unread. */
export function useAcceptChange() {
  const settle = useSettling(acceptChange, {
    done: () => 'Modification acceptée',
    onFailure: (error) => reportFailure(error, 'Impossible d’accepter la modification.'),
  });
  return useMutation({
    mutationFn: ({ ride: { id, version }, all }: Answer) =>
      callApi(acceptChange, { id, body: { version, all } }),
    ...settle,
  });
}

export function useRefuseChange() {
  const settle = useSettling(refuseChange, {
    done: () => 'Modification refusée',
    onFailure: (error) => reportFailure(error, 'Impossible de refuser la modification.'),
  });
  return useMutation({
    mutationFn: ({ ride: { id, version }, all }: Answer) =>
      callApi(refuseChange, { id, body: { version, all } }),
    ...settle,
  });
}

export function useWithdrawChange() {
  const settle = useSettling(withdrawChange, {
    done: () => 'Demande de modification retirée',
    onFailure: (error) => reportFailure(error, 'Impossible de retirer la demande.'),
  });
  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) => callApi(withdrawChange, { id: ride.id }),
    ...settle,
  });
}
