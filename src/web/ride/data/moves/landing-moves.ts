import { useMutation } from '@tanstack/react-query';
import { reportLanding, undoLanding } from '#contract/rides/landing.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { type LandingSign, lastSign } from '#domain/ride/landing.ts';
import { UNDO_STEP_MS } from '#domain/ride/way.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { useSecondsLeft } from '#web/browser/use-seconds.ts';
import { factsOf } from '../../words/ride-facts.ts';
import { useSettling } from './settle-move.ts';

type LandingReport = { ride: RideView; sign: LandingSign };

/** The last sign sent from here, by this device's clock, which may differ from the server's. */
const reportedHere = createCell<{ rideId: string; sign: LandingSign; at: number } | undefined>(undefined);

const onFailure = (error: unknown) => reportFailure(error, 'Impossible de prévenir votre chauffeur.');

export function useReportLanding() {
  const settle = useSettling(reportLanding, { onFailure });

  return useMutation({
    mutationFn: ({ ride, sign }: LandingReport) => {
      reportedHere.write({ rideId: ride.id, sign, at: Date.now() });
      return callApi(reportLanding, { id: ride.id, body: { sign } });
    },
    ...settle,
  });
}

export function useUndoLanding() {
  const settle = useSettling(undoLanding, { onFailure });

  return useMutation({
    mutationFn: ({ ride, sign }: LandingReport) => callApi(undoLanding, { id: ride.id, body: { sign } }),
    ...settle,
  });
}

/** The sign that can still be undone, and for how many seconds. */
export function useSignToUndo(ride: RideView): { sign: LandingSign; seconds: number } | undefined {
  const here = useCell(reportedHere);
  const { landing } = factsOf(ride);
  const last = ride.status === 'accepted' && landing ? lastSign(landing) : undefined;
  const at = here && here.rideId === ride.id && here.sign === last?.sign ? here.at : last?.at.getTime();
  const seconds = useSecondsLeft(at, UNDO_STEP_MS);
  return last && seconds > 0 ? { sign: last.sign, seconds } : undefined;
}
