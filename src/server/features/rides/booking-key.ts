import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BookRide } from '#contract/rides.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';

export type KeyedBooking = { userId: string; key: string | undefined; body: BookRide };

/** The form sends one key for each order it means. One that we cannot keep would protect nobody: it is refused. */
export function bookingKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{1,100}$/u.test(key)) return key;
  throw new AppError('invalid_request');
}

/** The ride this key already made, or undefined; refuses a key that came with another content. */
export async function rideOfKey(db: Db, booking: KeyedBooking): Promise<string | undefined> {
  if (booking.key === undefined) return undefined;
  const known = await db
    .selectFrom('booking_keys')
    .select(['ride_id', 'body_hash'])
    .where('user_id', '=', booking.userId)
    .where('key', '=', booking.key)
    .executeTakeFirst();
  if (known && !known.body_hash.equals(hashOf(booking.body))) throw new AppError('booking_key_reused');
  return known?.ride_id;
}

/** Takes the key for a new ride. Of several at once, the others wait here and get the ride of the first. */
export async function claimBookingKey(
  trx: Db,
  booking: KeyedBooking,
  rideId: string,
  now: Date,
): Promise<string | undefined> {
  if (booking.key === undefined) return undefined;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('booking_keys')
    .values({
      user_id: booking.userId,
      key: booking.key,
      body_hash: hashOf(booking.body),
      ride_id: rideId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? undefined : await rideOfKey(trx, booking);
}

/** What was ordered; the quote, and what the server does not read, may differ from one attempt to the next. */
function hashOf(body: BookRide): Buffer {
  const { quoteId: _quote, estimatedPrice: _price, distance: _km, duration: _minutes, ...ordered } = body;
  return createHash('sha256')
    .update(JSON.stringify(ordered, Object.keys(ordered).toSorted()))
    .digest();
}
