import type { QueryClient } from '@tanstack/react-query';
import type { RideView } from '#contract/rides/rides.ts';
import { isStartedBy } from '#domain/ride/start.ts';
import { currentUserIn } from '#web/api/current-user.ts';
import type { QueuedStep } from '#web/offline/waiting-steps.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { clockText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { readChangedRides } from '../reads/changed-rides.ts';
import { isDriverBusy, isFinal } from './move-failures.ts';
import { dropQueued } from './queued-steps.ts';

/** Returns false while the ride cannot be read: only the ride distinguishes a refusal from a lost response. */
export async function settleRefusal(
  queries: QueryClient,
  queued: QueuedStep,
  error: unknown,
): Promise<boolean> {
  const rides = await readChangedRides(queries, [queued.rideId]).catch((failure: unknown) =>
    isFinal(failure) ? [] : undefined,
  );
  if (!rides) return false;
  dropQueued(queued);
  if (!isMade(queries, queued, rides[0])) showRefusal(queued, rides[0], error);
  return true;
}

/** By a call whose answer was lost, or by another page of this driver. */
function isMade(queries: QueryClient, { step }: QueuedStep, ride: RideView | undefined): boolean {
  const driver = currentUserIn(queries);
  if (!ride || !driver) return false;
  if (step === 'start') return isStartedBy(driver, ride);
  return (
    ride.driverId === driver.id && (step === 'on_the_way' ? ride.onTheWayAt : ride.arrivedAt) !== undefined
  );
}

/** The step was pressed long ago and its driver may not be looking: the toast stays until it is closed. */
function showRefusal({ step, at }: QueuedStep, ride: RideView | undefined, error: unknown): void {
  const name = ride ? rideName(ride) : 'Course';
  showToast({
    tone: 'bad',
    title: step === 'start' ? `${name} non démarrée` : `${name}\u00a0: étape non enregistrée`,
    text: isDriverBusy(error) ? busyText(at) : sentenceFor(error, 'Impossible d’enregistrer cette étape.'),
    stays: true,
  });
}

function busyText(at: string): string {
  const clock = clockText(new Date(at));
  return `Une autre course est encore en cours\u00a0: le démarrage de ${clock} n’a pas été enregistré. Terminez-la, puis démarrez celle-ci.`;
}
