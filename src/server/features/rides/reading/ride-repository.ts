import { sql } from 'kysely';
import { highestCo2e } from '#server/db/highest-co2e.ts';
import { namedQuery, writer } from '#server/db/named-query.ts';
import { type MinutesNow, minutesNow } from '#server/db/ride-way.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import { rideColumns } from '#server/db/tables/rides-table.ts';
import { isUuid } from '#server/db/uuid.ts';
import { AppError } from '#server/http/errors.ts';
import { type AskedChange, askedChange } from './asked-change.ts';
import { type InOrder, inOrder } from './in-order.ts';

/** A ride with the people and the vehicle shown on its card. */
export type RideWithPeople = RideRow &
  MinutesNow & {
    client_first_name: string;
    client_last_name: string;
    client_email: string;
    client_phone: string | null;
    driver_first_name: string | null;
    driver_last_name: string | null;
    driver_email: string | null;
    driver_phone: string | null;
    vehicle_make: string | null;
    vehicle_model: string | null;
    vehicle_plate: string | null;
    /** Of the vehicle of the ride; before acceptance, of the one that emits most. */
    co2e_per_km: number | null;
    in_order: InOrder | null;
    asked_change: AskedChange | null;
  };

/** Rides joined with the people on their cards. */
export function ridesWithPeople(db: Db) {
  return db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .select(rideColumns)
    .select(minutesNow)
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
      sql<
        number | null
      >`case when rides.driver_id is null then ${highestCo2e} else profile.vehicle_co2e end`.as(
        'co2e_per_km',
      ),
      inOrder.as('in_order'),
      askedChange.as('asked_change'),
      sql<string | null>`coalesce(nullif(profile.phone_number, ''), driver.phone)`.as('driver_phone'),
    ]);
}

const rideById = namedQuery<RideWithPeople>(
  'ride-by-id',
  ridesWithPeople(writer).where('rides.id', '=', sql<string>`$1`).compile().sql,
);

const ridesById = namedQuery<RideWithPeople>(
  'rides-by-id',
  ridesWithPeople(writer).where(sql<boolean>`rides.id = any($1::uuid[])`).compile().sql,
);

/** Unknown and malformed ids are left out. */
export async function findRides(db: Db, ids: readonly string[]): Promise<RideWithPeople[]> {
  return await ridesById(db, ids.filter(isUuid));
}

/** Undefined for an unknown id and for a malformed one. */
export async function findRide(db: Db, id: string): Promise<RideWithPeople | undefined> {
  if (!isUuid(id)) return undefined;
  const [ride] = await rideById(db, id);
  return ride;
}

/** A ride that was there a moment ago: refused only if it went meanwhile. */
export async function mustFindRide(db: Db, id: string): Promise<RideWithPeople> {
  const ride = await findRide(db, id);
  if (!ride) throw new AppError('ride_not_found');
  return ride;
}

/** Locked until the transaction ends. */
export async function findRideUnderWay(trx: Db, driverId: string): Promise<RideWithPeople | undefined> {
  return await ridesWithPeople(trx)
    .where('rides.driver_id', '=', driverId)
    .where('rides.status', '=', 'in_progress')
    .forUpdate('rides')
    .executeTakeFirst();
}
