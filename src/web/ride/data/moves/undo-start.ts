import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { UNDO_START_MS } from '#domain/ride/start.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { rideName } from '#web/text/rides.ts';
import { useSettling } from './settle-move.ts';

/** The last start made here, by this device's clock, which may differ from the server's. */
const lastStart = createCell<{ rideId: string; at: number } | undefined>(undefined);

export function noteStart({ id }: RideView): void {
  lastStart.write({ rideId: id, at: Date.now() });
}

/** How many milliseconds are left to undo the start of a ride; 0 when it is too late. */
export function useTimeToUndo({ id, status }: RideView): number {
  const start = useCell(lastStart);
  const [, setTick] = useState(0);
  const isIt = status === 'in_progress' && start?.rideId === id;
  const left = isIt ? Math.max(0, start.at + UNDO_START_MS - Date.now()) : 0;

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), left);
    return () => clearTimeout(timer);
  }, [left]);

  return left;
}

export function useUndoStart() {
  const settle = useSettling(moveRide, {
    done: (_, ride) => `${rideName(ride)}\u00a0: démarrage annulé`,
    onFailure: (error) => reportFailure(error, 'Impossible d’annuler le démarrage.'),
  });

  return useMutation({
    mutationFn: ({ ride }: { ride: RideView }) =>
      callApi(moveRide, { id: ride.id, body: { status: 'accepted' } }),
    ...settle,
  });
}
