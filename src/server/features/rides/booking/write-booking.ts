import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { type Parameters, parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { attemptKey, countOneMore, type Limit, scaled } from '#server/http/shared-limits.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { extraColumns, tripColumns } from '../writing/booking-columns.ts';
import { insertRide } from '../writing/write-ride.ts';
import {
  type Booking,
  hourLimit,
  mostOpenRequests,
  newcomersLimit,
  type OrderClaim,
  pastOf,
} from './booking-limits.ts';

/**
 * Everything a booking writes, in one statement, if its conditions hold. Returns undefined when one does not: the key
 * already made a ride, the limit of the hour or of open requests is reached, or another booking came first.
 */
export async function writeBooking(
  deps: Deps,
  booking: Booking,
  price: Quote,
  on: Db | AnnouncingPool = deps.pool,
): Promise<RideWithPeople | undefined> {
  const { client, body, now } = booking;
  const id = newId(now.getTime());
  const statement = parameters();
  const conditions = claimParts(deps, statement, booking, id);

  const ride = {
    id,
    client_id: client.id,
    status: 'pending',
    created_at: now,
    ...tripColumns(body, price, new Date(body.scheduledAt)),
    ...extraColumns(body),
  } as const;
  const event = { actor: client, kind: 'book', from: null, to: 'pending', at: now } as const;
  return await insertRide(deps, statement, { ride, event, conditions }, on);
}

/** The parts of a statement that count an order and claim its key; the order is written only if the last one has a row. */
export function claimParts(
  deps: Deps,
  statement: Parameters,
  claim: OrderClaim,
  rideId: string,
): { parts: string[]; last: string } {
  const parts = countingParts(deps, statement, claim);
  if (claim.key === undefined) return { parts, last: 'allowed' };
  return { parts: [...parts, claimPart(statement, claim, rideId)], last: 'claimed' };
}

/**
 * Counts the booking, and for newcomers by address too. The statement sees the state at its start: a newcomer's booking
 * counts only if no other was counted meanwhile, so that two at once cannot both be the fifth.
 */
function countingParts(deps: Deps, statement: Parameters, booking: OrderClaim): string[] {
  const { client, key } = booking;
  const [hour, newcomers] = [hourLimit(booking), newcomersLimit(booking)];
  const [clientId, now] = [statement.add(client.id, 'uuid'), statement.add(booking.now, 'timestamptz')];
  const ends = statement.add(endOf(hour, booking), 'timestamptz');
  const hourKey = statement.add(attemptKey(hour.key), 'text');
  const addressKey = statement.add(attemptKey(newcomers.key), 'text');
  const most = (count: number) => statement.add(count, 'float8');
  const isNew =
    key === undefined
      ? ''
      : `where not exists (
          select 1 from booking_keys where user_id = ${clientId} and key = ${statement.add(key, 'text')})`;
  const isAlone = `where (select has_completed from past) or coalesce((select count from seen), 0) =
    case when attempts.window_ends_at <= ${now} then 0 else attempts.count end`;

  return [
    `past as (${pastOf(clientId)})`,
    // Whoever blocks or erases an account locks its row first: they find this ride, or it is not written.
    `unblocked as (select from users where id = ${clientId} and blocked_at is null and erased_at is null for key share)`,
    `seen as (select count from attempts where key = ${hourKey} and window_ends_at > ${now})`,
    `this_hour as (${countOneMore({ key: hourKey, ends, now, from: isNew, where: isAlone })})`,
    `this_address as (${countOneMore({
      key: addressKey,
      ends,
      now,
      from: 'from this_hour, past where not has_completed',
    })})`,
    `allowed as (
      select from this_hour, past, unblocked left join this_address on true
      where this_hour.count <= ${most(scaled(deps, hour))} and (has_completed or
        this_address.count <= ${most(scaled(deps, newcomers))} and open_requests < ${most(mostOpenRequests(deps))}))`,
  ];
}

function endOf({ seconds }: Limit, { now }: OrderClaim): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Of several requests with one key, one claims it. */
function claimPart(statement: Parameters, { client, key, hash, now }: OrderClaim, rideId: string): string {
  const values = [client.id, key, hash, rideId, now].map((value) => statement.add(value));
  return `claimed as (
    insert into booking_keys (user_id, key, body_hash, ride_id, created_at)
    select ${values.join()} from allowed on conflict do nothing returning ride_id)`;
}
