import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { type Limit, limitOrRefuse } from '#server/http/shared-limits.ts';
import { mustFindRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { bookInstantly } from './book-instantly.ts';
import { hashOfOrder } from './booking-key.ts';
import {
  type Booking,
  hourLimit,
  newcomersLimit,
  readBookingLimits,
  refuseAboveLimits,
  rideOfKey,
} from './booking-limits.ts';
import { checkDeparture } from './check-departure.ts';
import { type AvailablePrice, availablePrice, choicesOf, priceForBooking } from './price-for-booking.ts';
import { writeBooking } from './write-booking.ts';

/** Reached only when other bookings of the client always come first. */
const MOST_TRIES = 100;

/** Everything is written at once if all conditions hold; else the limits say why not, or that it was overtaken. */
export async function bookRide(deps: Deps, order: Omit<Booking, 'now' | 'hash'>): Promise<RideWithPeople> {
  const booking = { ...order, hash: hashOfOrder(order.body), now: deps.clock() };
  let priced = await priceOrRefusal(deps, booking);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const ride = 'price' in priced ? await writeRide(deps, booking, priced) : undefined;
    if (ride === 'overtaken') {
      priced = await priceOrRefusal(deps, booking);
      continue;
    }
    if (ride) return ride;
    const limits = await readBookingLimits(deps, booking);
    const known = rideOfKey(limits, booking);
    if (known) return await mustFindRide(deps.db, known);
    if ('price' in priced) refuseAboveLimits(deps, booking, limits);
    else throw await countRefusal(deps, priced, limits.has_completed ? [] : [newcomersLimit(booking)]);
  }
  throw new Error('The booking was always overtaken by others of its client');
}

/** Undefined when its conditions do not hold, 'overtaken' when the plans by which it could be changed meanwhile. */
async function writeRide(deps: Deps, booking: Booking, available: AvailablePrice) {
  const instant = await bookInstantly(deps, booking, available);
  return instant === null ? await writeBooking(deps, booking, available.price) : instant;
}

/** A refusal counts too, `among` the client's bookings. */
type Refused = { refusal: AppError; among: Limit[] };

async function priceOrRefusal(deps: Deps, booking: Booking): Promise<AvailablePrice | Refused> {
  const { body } = booking;
  const among: Limit[] = [];
  try {
    await checkDeparture(deps, new Date(body.scheduledAt));
    among.push(hourLimit(booking));
    const price = await priceForBooking(deps, body, choicesOf(body));
    return await availablePrice(deps, { body, price });
  } catch (error) {
    if (error instanceof AppError) return { refusal: error, among };
    throw error;
  }
}

async function countRefusal(deps: Deps, { refusal, among }: Refused, first: Limit[]): Promise<AppError> {
  for (const limit of [...first, ...among]) await limitOrRefuse(deps, limit);
  return refusal;
}
