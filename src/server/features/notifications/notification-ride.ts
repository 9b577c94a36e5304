import { sql } from 'kysely';
import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { guestLinkOf } from './notification-links.ts';

/** What the notifications of a ride mention, and the addresses of its people. */
export async function findNotificationRide(deps: Pick<Deps, 'db' | 'secrets' | 'options'>, rideId: string) {
  const ride = await findRide(deps.db, rideId);
  return ride && { ...ride, link: ride.entered_by === null ? undefined : await guestLinkOf(deps, rideId) };
}

async function findRide(db: Db, rideId: string) {
  return await db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .leftJoin('change_requests as asked', (join) =>
      join.onRef('asked.ride_id', '=', 'rides.id').on('asked.refused_at', 'is', null),
    )
    .selectAll('rides')
    .select([
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.phone as client_phone',
      'driver.first_name as driver_first_name',
      'profile.vehicle_make',
      'profile.vehicle_model',
      'profile.vehicle_plate',
      'asked.asked_by as change_asked_by',
      'asked.change as asked_change',
      sql<string | null>`coalesce(nullif(profile.phone_number, ''), driver.phone)`.as('driver_phone'),
    ])
    .where('rides.id', '=', rideId)
    .executeTakeFirst();
}

export type NotificationRide = NonNullable<Awaited<ReturnType<typeof findNotificationRide>>>;

/** An outbox entry with the facts of its message. */
export type OutgoingNotification = {
  entry: OutboxRow;
  ride: NotificationRide;
  /** Of all rides that it is about. */
  ids: readonly string[];
  facts: NotificationFacts;
};
