import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { tellNews } from '#server/features/notifications/index.ts';
import { recordRideEvent } from './ride-history.ts';
import { changeRide, ridesWithPeople } from './ride-repository.ts';

const REASON = 'Chauffeur indisponible';

/**
 * A driver who is shut out leaves no client waiting: what they had accepted is cancelled, and the clients are told. A
 * ride under way goes on; it is the driver's to end once they are back.
 */
export async function releaseRides(deps: Deps, trx: Db, driver: UserRow, actor: UserRow): Promise<void> {
  if (driver.role !== 'driver') return;
  const at = deps.clock();
  const accepted = await ridesWithPeople(trx)
    .where('rides.driver_id', '=', driver.id)
    .where('rides.status', '=', 'accepted')
    .forUpdate('rides')
    .execute();
  for (const ride of accepted) {
    await changeRide(trx, ride, { status: 'cancelled', cancellation_reason: REASON });
    const event = { from: 'accepted', at } as const;
    await recordRideEvent(trx, {
      ...event,
      ride,
      actorId: actor.id,
      move: 'cancel',
      to: 'cancelled',
      reason: REASON,
    });
    await tellNews(deps, trx, { ...event, rideId: ride.id, happening: 'cancel', by: 'system' });
  }
}
