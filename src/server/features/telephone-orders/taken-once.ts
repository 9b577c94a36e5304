import { createHash } from 'node:crypto';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { findRide, type RideWithPeople } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';

const PER_HOUR = 60;

/** An order and the key it was sent with; `content` is what must be the same to be the same order. */
export type SentOrder = { driver: UserRow; key: string | undefined; content: unknown };

/** An order sent again returns the ride that it made; it counts once for limits. */
export async function takenOnce(
  deps: Deps,
  order: SentOrder,
  prepare: () => Promise<(trx: Db) => Promise<RideWithPeople>>,
): Promise<RideWithPeople> {
  const known = await rideOfKey(deps.db, order);
  if (known) return known;
  await limitOrRefuse(deps, {
    key: `take-order:${order.driver.id}`,
    limit: PER_HOUR,
    seconds: 3600,
    refusal: 'too_many_bookings',
  });
  const write = await prepare();
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const ride = await write(trx);
      await claimKey(trx, order, ride.id, deps.clock());
      return ride;
    });
  } catch (error) {
    const made = isUniqueViolation(error, 'booking_keys_pkey') ? await rideOfKey(deps.db, order) : undefined;
    if (made) return made;
    throw error;
  }
}

async function rideOfKey(db: Db, { driver, key, content }: SentOrder): Promise<RideWithPeople | undefined> {
  if (key === undefined) return undefined;
  const made = await db
    .selectFrom('booking_keys')
    .select(['ride_id', 'body_hash'])
    .where('user_id', '=', driver.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!made) return undefined;
  if (!made.body_hash.equals(hashOf(content))) throw new AppError('booking_key_reused');
  return await findRide(db, made.ride_id);
}

async function claimKey(
  trx: Db,
  { driver, key, content }: SentOrder,
  rideId: string,
  now: Date,
): Promise<void> {
  if (key === undefined) return;
  await trx
    .insertInto('booking_keys')
    .values({ user_id: driver.id, key, body_hash: hashOf(content), ride_id: rideId, created_at: now })
    .execute();
}

function hashOf(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
