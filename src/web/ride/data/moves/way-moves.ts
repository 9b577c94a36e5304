import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { noteCall, takeStep, undoStep } from '#contract/rides/way.calls.ts';
import { lastStep, UNDO_STEP_MS, type WayStep } from '#domain/ride/way.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { useSecondsLeft } from '#web/browser/use-seconds.ts';
import { isUnreachable } from '#web/text/failures.ts';
import { factsOf } from '../../words/ride-facts.ts';
import { dropQueued, isQueued, queuedSteps, queueStep } from '../queue/queued-steps.ts';
import { sendBehind } from '../queue/send-queued.ts';
import { readChangedRides, showRide } from '../reads/changed-rides.ts';

/** The last step taken here, by this device's clock, which may differ from the server's. */
const takenHere = createCell<{ rideId: string; step: WayStep; at: number } | undefined>(undefined);

/** 'En route' and 'Sur place'; offline they are queued on this device with its time, in order. */
export function useTakeStep() {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const take = async (ride: RideView, step: WayStep) => {
    const at = new Date();
    setPending(true);
    takenHere.write({ rideId: ride.id, step, at: at.getTime() });
    try {
      if (!navigator.onLine || isQueued(ride)) return sendBehind(queries, ride, step, at);
      showRide(queries, await callApi(takeStep, { id: ride.id, body: { step } }));
    } catch (error) {
      if (isUnreachable(error)) return queueStep(ride, step, at);
      await giveUp(queries, ride.id, error);
    } finally {
      setPending(false);
    }
  };
  return { take, isPending };
}

/** A step that is still queued is simply removed from the queue. */
export function useUndoStep() {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const undo = async (ride: RideView, step: WayStep) => {
    takenHere.write(undefined);
    if (queuedSteps().some((one) => one.rideId === ride.id && one.step === step))
      return dropQueued({ rideId: ride.id, step });
    setPending(true);
    try {
      showRide(queries, await callApi(undoStep, { id: ride.id, body: { step } }));
    } catch (error) {
      await giveUp(queries, ride.id, error);
    } finally {
      setPending(false);
    }
  };
  return { undo, isPending };
}

/** The step that can still be undone, and for how many seconds. */
export function useStepToUndo(ride: RideView): { step: WayStep; seconds: number } | undefined {
  const here = useCell(takenHere);
  const last = ride.status === 'accepted' ? lastStep(factsOf(ride)) : undefined;
  const at = here && here.rideId === ride.id && here.step === last?.step ? here.at : last?.at.getTime();
  const seconds = useSecondsLeft(at, UNDO_STEP_MS);
  return last && seconds > 0 ? { step: last.step, seconds } : undefined;
}

export async function keepCall({ id }: RideView): Promise<void> {
  await callApi(noteCall, { id });
}

async function giveUp(queries: QueryClient, rideId: string, error: unknown): Promise<void> {
  reportFailure(error, 'Impossible d’enregistrer cette étape.');
  await readChangedRides(queries, [rideId]).catch(() => undefined);
}
