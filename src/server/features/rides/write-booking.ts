import { type Parameters, parameters } from '#server/db/parameters.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { attemptKey, countOneMore, type Limit, scaled } from '#server/http/shared-limits.ts';
import { extraColumns, tripColumns } from './booking-columns.ts';
import { hashOfOrder } from './booking-key.ts';
import { type Booking, hourLimit, newcomersLimit, type Standing } from './booking-standing.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { insertRide } from './write-ride.ts';

/**
 * Everything a booking writes, in one statement. Returns undefined when something came in between that the standing does
 * not tell: another booking of a newcomer, the last one of the hour, the same key.
 */
export async function writeBooking(
  deps: Deps,
  booking: Booking,
  standing: Standing,
  price: Quote,
): Promise<RideWithPeople | undefined> {
  const { client, body, key, now } = booking;
  const id = newId(now.getTime());
  const statement = parameters();
  const parts = countingParts(deps, statement, booking, standing);
  if (key !== undefined) parts.push(claimPart(statement, booking, id));

  const ride = {
    id,
    client_id: client.id,
    status: 'pending',
    created_at: now,
    ...tripColumns(body, price, new Date(body.scheduledAt)),
    ...extraColumns(body),
  } as const;
  const conditions = { parts, last: key === undefined ? 'allowed' : 'claimed' };
  const event = { actor: client, kind: 'book', from: null, to: 'pending', at: now } as const;
  return await insertRide(deps, statement, { ride, event, conditions });
}

/**
 * The bookings of the hour. Those of a newcomer are counted only if none came since the standing was read: two at once
 * cannot both be the fifth.
 */
function countingParts(
  deps: Deps,
  statement: Parameters,
  booking: Booking,
  { has_completed, hour_count }: Standing,
): string[] {
  const now = statement.add(booking.now, 'timestamptz');
  const count = (limit: Limit, from = '', where = '') => {
    const key = statement.add(attemptKey(limit.key), 'text');
    const ends = statement.add(new Date(booking.now.getTime() + limit.seconds * 1000), 'timestamptz');
    return countOneMore({ key, ends, now, from, where });
  };
  const isWithin = (limit: Limit, name: string) =>
    `${name}.count <= ${statement.add(scaled(deps, limit), 'float8')}`;

  const hour = hourLimit(booking);
  if (has_completed)
    return [
      `this_hour as (${count(hour)})`,
      `allowed as (select from this_hour where ${isWithin(hour, 'this_hour')})`,
    ];
  const seen = statement.add(hour_count, 'int');
  const isAsSeen = `where ${seen} = case when attempts.window_ends_at <= ${now} then 0 else attempts.count end`;
  const newcomers = newcomersLimit(booking);
  return [
    `this_hour as (${count(hour, '', isAsSeen)})`,
    `this_address as (${count(newcomers, 'from this_hour')})`,
    `allowed as (select from this_hour, this_address
      where ${isWithin(hour, 'this_hour')} and ${isWithin(newcomers, 'this_address')})`,
  ];
}

/** Of several requests with one key, one claims it. */
function claimPart(statement: Parameters, { client, key, body, now }: Booking, rideId: string): string {
  const values = [client.id, key, hashOfOrder(body), rideId, now].map((value) => statement.add(value));
  return `claimed as (
    insert into booking_keys (user_id, key, body_hash, ride_id, created_at)
    select ${values.join()} from allowed on conflict do nothing returning ride_id)`;
}
