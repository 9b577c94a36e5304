import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BookRide } from '#contract/rides.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';

export type KeyedBooking = { userId: string; key: string | undefined; body: BookRide };

const findKey = namedQuery<{ ride_id: string; body_hash: Buffer }>(
  'find-booking-key',
  'select ride_id, body_hash from booking_keys where user_id = $1 and key = $2',
);

const takeKey = namedQuery<{ ride_id: string }>(
  'take-booking-key',
  `insert into booking_keys (user_id, key, body_hash, ride_id, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning ride_id`,
);

/** The form sends one key for each intended booking. A key that cannot be stored is refused. */
export function bookingKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{1,100}$/u.test(key)) return key;
  throw new AppError('invalid_request');
}

/** The ride this key already made, or undefined; refuses a key used with another content. */
export async function rideOfKey(db: Db, booking: KeyedBooking): Promise<string | undefined> {
  if (booking.key === undefined) return undefined;
  const [known] = await findKey(db, booking.userId, booking.key);
  if (known && !known.body_hash.equals(hashOf(booking.body))) throw new AppError('booking_key_reused');
  return known?.ride_id;
}

/** Claims the key for a new ride. Concurrent requests wait here and get the ride of the first. */
export async function claimBookingKey(
  trx: Db,
  booking: KeyedBooking,
  rideId: string,
  now: Date,
): Promise<string | undefined> {
  if (booking.key === undefined) return undefined;
  const taken = await takeKey(trx, booking.userId, booking.key, hashOf(booking.body), rideId, now);
  return taken.length === 1 ? undefined : await rideOfKey(trx, booking);
}

/** What was ordered; the quote, and what the server does not read, may differ from one attempt to the next. */
function hashOf(body: BookRide): Buffer {
  const { quoteId: _quote, estimatedPrice: _price, distance: _km, duration: _minutes, ...ordered } = body;
  return createHash('sha256')
    .update(JSON.stringify(ordered, Object.keys(ordered).toSorted()))
    .digest();
}
