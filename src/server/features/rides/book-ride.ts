import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import { type Limit, limitOrRefuse } from '#server/http/shared-limits.ts';
import { hashOfOrder } from './booking-key.ts';
import {
  type Booking,
  hourLimit,
  newcomersLimit,
  readStanding,
  refuseByStanding,
  rideOfKey,
} from './booking-standing.ts';
import { checkDeparture } from './check-departure.ts';
import { priceForBooking, termsOf } from './price-for-booking.ts';
import { findRide, type RideWithPeople } from './ride-repository.ts';
import { writeBooking } from './write-booking.ts';

/** A client whose other bookings are always faster. */
const MOST_TRIES = 100;

/** Everything is written at once if all conditions hold; else the standing says why not, or that it was only overtaken. */
export async function bookRide(deps: Deps, order: Omit<Booking, 'now' | 'hash'>): Promise<RideWithPeople> {
  const booking = { ...order, hash: hashOfOrder(order.body), now: deps.clock() };
  const priced = await priceOrRefusal(deps, booking);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const ride = 'price' in priced ? await writeBooking(deps, booking, priced.price) : undefined;
    if (ride) return ride;
    const standing = await readStanding(deps, booking);
    const known = rideOfKey(standing, booking);
    if (known) return await mustFind(deps.db, known);
    if ('price' in priced) refuseByStanding(deps, booking, standing);
    else throw await countRefusal(deps, priced, standing.has_completed ? [] : [newcomersLimit(booking)]);
  }
  throw new Error('The booking was always overtaken by others of its client');
}

/** A refusal counts as well, `among` what the client may book. */
type Refused = { refusal: AppError; among: Limit[] };

async function priceOrRefusal(deps: Deps, booking: Booking): Promise<{ price: Quote } | Refused> {
  const { body } = booking;
  const among: Limit[] = [];
  try {
    await checkDeparture(deps, new Date(body.scheduledAt));
    among.push(hourLimit(booking));
    return { price: await priceForBooking(deps, body, termsOf(body)) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error, among };
    throw error;
  }
}

async function countRefusal(deps: Deps, { refusal, among }: Refused, first: Limit[]): Promise<AppError> {
  for (const limit of [...first, ...among]) await limitOrRefuse(deps, limit);
  return refusal;
}

async function mustFind(db: Db, id: string): Promise<RideWithPeople> {
  const ride = await findRide(db, id);
  if (!ride) throw new AppError('ride_not_found');
  return ride;
}
