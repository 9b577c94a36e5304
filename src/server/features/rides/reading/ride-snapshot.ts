import { sql } from 'kysely';
import { cents } from '#domain/money.ts';
import { raiseStateOf } from '#domain/ride/raise.ts';
import type { RideFacts } from '#domain/ride/ride.ts';
import { namedQuery, writer } from '#server/db/named-query.ts';
import { landingOf } from '#server/db/ride-landing.ts';
import { absentFrom, type MinutesNow, minutesNow } from '#server/db/ride-way.ts';
import type { RideRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';

const rowColumns = [
  'id',
  'status',
  'client_id',
  'driver_id',
  'scheduled_at',
  'cancellation_requested_at',
  'started_at',
  'accepted_at',
  'on_the_way_at',
  'on_the_way_phone_at',
  'arrived_at',
  'arrived_phone_at',
  'arrived_metres',
  'free_minutes',
  'landed_at',
  'luggage_at',
  'pickup_lat',
  'pickup_lng',
  'payment_status',
  'payment_method',
  'cash_confirmed_at',
  'estimated_cents',
  'cancellation_terms',
  'fee_cents',
  'fee_waived_at',
  'price_contested_at',
  'price_answered_at',
  'bills_due_at',
  'version',
] as const;

export const snapshotColumns = [...rowColumns, ...minutesNow] as const;

/** The facts that the rules need of a ride, and the version that was read. */
export type RideSnapshot = Pick<RideRow, (typeof rowColumns)[number]> & MinutesNow;

export function factsOf(
  ride: Omit<
    RideSnapshot,
    | 'id'
    | 'estimated_cents'
    | 'version'
    | 'accepted_at'
    | 'payment_method'
    | 'cash_confirmed_at'
    | keyof MinutesNow
  >,
): RideFacts {
  return {
    status: ride.status,
    clientId: ride.client_id,
    driverId: ride.driver_id,
    scheduledAt: ride.scheduled_at,
    cancellationRequestedAt: ride.cancellation_requested_at,
    startedAt: ride.started_at,
    onTheWayAt: ride.on_the_way_at,
    arrivedAt: ride.arrived_at,
    landing: landingOf(ride),
    terms: ride.cancellation_terms,
    feeCents: ride.fee_cents === null ? null : cents(ride.fee_cents),
    feeWaivedAt: ride.fee_waived_at,
    raise: raiseStateOf({
      status: ride.status,
      billsDueAt: ride.bills_due_at,
      contestedAt: ride.price_contested_at,
      answeredAt: ride.price_answered_at,
      isPaid: ride.payment_status !== 'unpaid',
    }),
  };
}

/** With the fact that only moves need: from when the client is absent. */
export function moveFactsOf(ride: RideSnapshot): RideFacts {
  return { ...factsOf(ride), freeUntil: absentFrom(ride) };
}

export const snapshotText = writer
  .selectFrom('rides')
  .select(snapshotColumns)
  .where('id', '=', sql<string>`$1`)
  .compile().sql;

const snapshotById = namedQuery<RideSnapshot>('ride-snapshot', snapshotText);

/** The columns that a move needs; the rest is read once it is written. */
export async function findRideSnapshot({ pool }: Deps, id: string): Promise<RideSnapshot | undefined> {
  if (!isUuid(id)) return undefined;
  const [ride] = await snapshotById(pool, id);
  return ride;
}
