import { sql } from 'kysely';
import { raiseStateOf } from '#domain/ride/raise.ts';
import type { RideFacts } from '#domain/ride/ride.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';

const columns = [
  'id',
  'number',
  'status',
  'client_id',
  'driver_id',
  'pickup_address',
  'pickup_lat',
  'pickup_lng',
  'destination_address',
  'destination_lat',
  'destination_lng',
  'stops',
  'hire_hours',
  'program',
  'has_agreed_route',
  'scheduled_at',
  'started_at',
  'ended_at',
  'distance_km',
  'duration_minutes',
  'estimated_cents',
  'final_cents',
  'price_lines',
  'final_lines',
  'fee_cents',
  'fee_kind',
  'fee_waived_at',
  'price_contested_at',
  'price_answered_at',
  'bills_due_at',
  'payment_status',
  'paid_cents',
  'owes_rest',
  'payment_method',
  'paid_at',
  'cash_confirmed_at',
] as const;

/** What a bill says of a ride. */
export type BilledRide = Pick<RideRow, (typeof columns)[number]> & {
  client_first_name: string;
  client_last_name: string;
  co2e_per_km: number | null;
};

/** Unknown and malformed ids are left out. */
export async function findBilledRides(db: Db, ids: readonly string[]): Promise<BilledRide[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return await db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .select(columns.map((column): `rides.${(typeof columns)[number]}` => `rides.${column}`))
    .select([
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'profile.vehicle_co2e as co2e_per_km',
    ])
    .where('rides.id', 'in', known)
    .execute();
}

/** Two requests for the same paper wait for each other here. */
export async function holdRide(trx: Db, id: string): Promise<void> {
  await sql`select from rides where id = ${id} for update`.execute(trx);
}

/** Its client may still contest what was added at the end, or does: its papers wait. */
export function isPriceOpen(ride: BilledRide): boolean {
  const { status, bills_due_at, price_contested_at, price_answered_at } = ride;
  const raise = {
    status,
    billsDueAt: bills_due_at,
    contestedAt: price_contested_at,
    answeredAt: price_answered_at,
    isPaid: false,
  };
  return raiseStateOf(raise) !== null;
}

/** The facts that the policy needs. */
export function visibleFactsOf(ride: BilledRide): Pick<RideFacts, 'status' | 'clientId' | 'driverId'> {
  return { status: ride.status, clientId: ride.client_id, driverId: ride.driver_id };
}
