import { sql } from 'kysely';
import type { Db, NewRide, RideRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { RideWithPeople } from './ride-row.ts';

export type RideChange = Partial<Omit<NewRide, 'id' | 'number' | 'client_id' | 'created_at' | 'version'>>;

/** Rides joined with the people on their cards. */
export function ridesWithPeople(db: Db) {
  return db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .selectAll('rides')
    .select([
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.email as client_email',
      'client.phone as client_phone',
      'driver.first_name as driver_first_name',
      'driver.last_name as driver_last_name',
      'driver.email as driver_email',
      'profile.vehicle_make',
      'profile.vehicle_model',
      'profile.vehicle_plate',
      sql<string | null>`coalesce(nullif(profile.phone_number, ''), driver.phone)`.as('driver_phone'),
    ]);
}

/** Answers undefined for an unknown id and for what could never be one. */
export async function findRide(db: Db, id: string): Promise<RideWithPeople | undefined> {
  if (!isUuid(id)) return undefined;
  return await ridesWithPeople(db).where('rides.id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends, so that nothing else happens to it meanwhile. */
export async function findRideUnderWay(trx: Db, driverId: string): Promise<RideWithPeople | undefined> {
  return await ridesWithPeople(trx)
    .where('rides.driver_id', '=', driverId)
    .where('rides.status', '=', 'in_progress')
    .forUpdate('rides')
    .executeTakeFirst();
}

export async function insertRide(db: Db, ride: NewRide): Promise<void> {
  await db.insertInto('rides').values(ride).execute();
}

/** Writes only if nobody changed the ride since it was read: answers whether it did. */
export async function changeRide(db: Db, ride: RideRow, change: RideChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rides')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', ride.id)
    .where('status', '=', ride.status)
    .where('version', '=', ride.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
