import { createHash } from 'node:crypto';
import { centsFrom } from '#contract/pricing.ts';
import type { TakeOrder } from '#contract/telephone-orders.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { askEveningBefore } from '#server/features/notifications/index.ts';
import { createLink, guestLink } from '#server/features/ride-links/index.ts';
import {
  enterRide,
  findRide,
  priceEntered,
  type RideWithPeople,
  withNormalPhone,
} from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { addContact, checkContact, knownClient, type NewContact } from './contacts.ts';

const PER_HOUR = 60;

type Order = { driver: UserRow; body: TakeOrder; key: string | undefined };

/** Contact, ride, voucher, link and the question of the evening before: all of it, or nothing. */
export async function takeOrder(deps: Deps, order: Order): Promise<RideWithPeople> {
  const { driver, body } = order;
  const known = await rideOfKey(deps.db, order);
  if (known) return known;
  await limitOrRefuse(deps, {
    key: `take-order:${driver.id}`,
    limit: PER_HOUR,
    seconds: 3600,
    refusal: 'too_many_bookings',
  });
  const contact = await checkContact(body);
  const agreed = body.agreedPrice === undefined ? null : (centsFrom(body.agreedPrice) ?? null);
  const price = await priceEntered(deps, body.ride, agreed);
  const priceReason = price.lines.some(({ kind }) => kind === 'discount' || kind === 'supplement')
    ? (body.priceReason ?? null)
    : null;
  const entered = {
    driver,
    body: await withNormalPhone(body.ride),
    price,
    takenByMe: body.takenByMe,
    priceReason,
    now: deps.clock(),
  };
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const client = await clientOf(trx, body, contact, entered.now);
      const ride = await enterRide(deps, trx, client, entered);
      await createLink(deps, trx, guestLink, ride.id);
      await askEveningBefore(deps, trx, { ...ride, entered_by: driver.id });
      await claimKey(trx, order, ride.id, entered.now);
      return ride;
    });
  } catch (error) {
    const made = isUniqueViolation(error, 'booking_keys_pkey') ? await rideOfKey(deps.db, order) : undefined;
    if (made) return made;
    throw error;
  }
}

async function clientOf(
  trx: Db,
  { clientId }: TakeOrder,
  contact: NewContact | undefined,
  now: Date,
): Promise<UserRow> {
  return contact ? await addContact(trx, contact, now) : await knownClient(trx, clientId ?? '');
}

/** The same order sent again answers the ride that it made. */
async function rideOfKey(db: Db, { driver, key, body }: Order): Promise<RideWithPeople | undefined> {
  if (key === undefined) return undefined;
  const made = await db
    .selectFrom('booking_keys')
    .select(['ride_id', 'body_hash'])
    .where('user_id', '=', driver.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!made) return undefined;
  if (!made.body_hash.equals(hashOf(body))) throw new AppError('booking_key_reused');
  return await findRide(db, made.ride_id);
}

async function claimKey(trx: Db, { driver, key, body }: Order, rideId: string, now: Date): Promise<void> {
  if (key === undefined) return;
  await trx
    .insertInto('booking_keys')
    .values({ user_id: driver.id, key, body_hash: hashOf(body), ride_id: rideId, created_at: now })
    .execute();
}

/** The quote may differ from one attempt to the next. */
function hashOf({ ride: { quoteId: _quote, ...ride }, ...order }: TakeOrder): Buffer {
  return createHash('sha256')
    .update(JSON.stringify({ ...order, ride }))
    .digest();
}
