import type { Db } from '#server/db/schema.ts';
import { announceLive, rideChanged } from '#server/live/live-event.ts';
import type { BilledRide } from './billed-ride.ts';

/** The pages of both sides show a new bill at once. */
export async function tellPeople(trx: Db, ride: BilledRide): Promise<void> {
  await announceLive(trx, rideChanged(ride, [ride.status]));
}
