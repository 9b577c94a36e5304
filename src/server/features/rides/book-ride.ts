import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import { countAndWait, type Limit, refuseIfFull } from '#server/http/shared-limits.ts';
import {
  type Booking,
  hourLimit,
  newcomersLimit,
  readStanding,
  refuseBeyondOpenRequests,
  rideOfKey,
  type Standing,
} from './booking-standing.ts';
import { checkDeparture } from './check-departure.ts';
import { priceForBooking } from './price-for-booking.ts';
import { findRide, type RideWithPeople } from './ride-repository.ts';
import { writeBooking } from './write-booking.ts';

/** A client whose other bookings are always faster. */
const MOST_TRIES = 100;

/** What is known is read, then everything is written if it still holds; else it is read again. */
export async function bookRide(deps: Deps, order: Omit<Booking, 'now'>): Promise<RideWithPeople> {
  const booking = { ...order, now: deps.clock() };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const standing = await readStanding(deps, booking);
    const known = rideOfKey(standing, booking);
    if (known) return await mustFind(deps.db, known);
    const price = await priceUnlessRefused(deps, booking, standing);
    const ride = await writeBooking(deps, booking, standing, price);
    if (ride) return ride;
  }
  throw new Error('The booking was always overtaken by others of its client');
}

/** A booking that is refused counts as well. */
async function priceUnlessRefused(deps: Deps, booking: Booking, standing: Standing): Promise<Quote> {
  const { body, now } = booking;
  const scheduledAt = new Date(body.scheduledAt);
  const counted: Limit[] = [];
  try {
    if (!standing.has_completed) {
      counted.push(newcomersLimit(booking));
      refuseIfFull(deps, newcomersLimit(booking), standing.address_count, standing.address_ends_at, now);
    }
    await checkDeparture(deps, scheduledAt);
    counted.push(hourLimit(booking));
    refuseIfFull(deps, hourLimit(booking), standing.hour_count, standing.hour_ends_at, now);
    const price = await priceForBooking(deps, body, { scheduledAt, allowToll: body.allowToll ?? false });
    refuseBeyondOpenRequests(deps, standing);
    return price;
  } catch (error) {
    if (error instanceof AppError) for (const limit of counted) await countAndWait(deps, limit);
    throw error;
  }
}

async function mustFind(db: Db, id: string): Promise<RideWithPeople> {
  const ride = await findRide(db, id);
  if (!ride) throw new AppError('ride_not_found');
  return ride;
}
