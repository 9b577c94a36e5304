import type { RideView } from '#contract/rides/rides.ts';
import { wayLines } from '#contract/words/trip-words.fr.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';

/** The text to share about a ride: when, from where, to where; no price. */
export function sharedRide(ride: RideView, appName: string, now = new Date()): string {
  const at = new Date(ride.scheduledAt);
  return [
    `${rideName(ride)} avec ${appName}`,
    `${dayText(at, now)} à ${clockText(at)}`,
    ...wayLines({ ...ride, pickup: ride.pickupAddress, destination: ride.destinationAddress }),
  ].join('\n');
}
