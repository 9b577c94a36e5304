import type { BookRide } from '#contract/rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { extraColumns, tripColumns } from './booking-columns.ts';
import { claimBookingKey, type KeyedBooking, rideOfKey } from './booking-key.ts';
import { checkDeparture } from './check-departure.ts';
import { refuseBeyondOpenRequests } from './limit-newcomers.ts';
import { priceForBooking } from './price-for-booking.ts';
import { recordRideEvent } from './ride-history.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { findRide, insertRide } from './ride-repository.ts';

const PER_HOUR = 30;

/** Sent again with the same key, a booking answers the ride it already made. */
export async function bookRide(
  deps: Deps,
  client: UserRow,
  body: BookRide,
  key: string | undefined,
): Promise<RideWithPeople> {
  const keyed: KeyedBooking = { userId: client.id, key, body };
  const known = await rideOfKey(deps.db, keyed);
  if (known) return await mustFind(deps.db, known);

  const now = deps.clock();
  const scheduledAt = new Date(body.scheduledAt);
  await checkDeparture(deps, scheduledAt);
  await limitOrRefuse(deps, {
    key: `book:${client.id}`,
    limit: PER_HOUR,
    seconds: 3600,
    refusal: 'too_many_bookings',
  });
  const price = await priceForBooking(deps, body, { scheduledAt, allowToll: body.allowToll ?? false });

  return await deps.db.transaction().execute(async (trx) => {
    const id = newId(now.getTime());
    const earlier = await claimBookingKey(trx, keyed, id, now);
    if (earlier) return await mustFind(trx, earlier);
    await refuseBeyondOpenRequests(deps, trx, client);
    const ride = await insertRide(trx, {
      id,
      client_id: client.id,
      status: 'pending',
      created_at: now,
      ...tripColumns(body, price, scheduledAt),
      ...extraColumns(body),
    });
    await recordRideEvent(deps, trx, {
      ride,
      actor: client,
      kind: 'book',
      from: null,
      to: 'pending',
      at: now,
    });
    return ride;
  });
}

async function mustFind(db: Db, id: string): Promise<RideWithPeople> {
  const ride = await findRide(db, id);
  if (!ride) throw new AppError('ride_not_found');
  return ride;
}
