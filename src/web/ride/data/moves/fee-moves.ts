import { useMutation } from '@tanstack/react-query';
import { noteAbsence, waiveFee } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { rideName } from '#web/text/rides.ts';
import { useSettling } from './settle-move.ts';

type Moved = { ride: RideView };

export function useNoteAbsence() {
  const settle = useSettling(noteAbsence, {
    done: (_, ride) => `${rideName(ride)}\u00a0: client absent`,
    onFailure: (error) => reportFailure(error, 'Impossible de noter l’absence.'),
  });
  return useMutation({ mutationFn: ({ ride }: Moved) => callApi(noteAbsence, { id: ride.id }), ...settle });
}

export function useWaiveFee() {
  const settle = useSettling(waiveFee, {
    done: (_, ride) => `${rideName(ride)}\u00a0: frais abandonnés`,
    onFailure: (error) => reportFailure(error, 'Impossible de renoncer aux frais.'),
  });
  return useMutation({ mutationFn: ({ ride }: Moved) => callApi(waiveFee, { id: ride.id }), ...settle });
}
