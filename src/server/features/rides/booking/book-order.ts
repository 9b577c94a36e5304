import { createHash } from 'node:crypto';
import type { BookOrder } from '#contract/rides/orders.ts';
import { orderTooLong } from '#contract/sentences/ride-sentences.fr.ts';
import { mostRidesOfOrder } from '#domain/order/order.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { mustFindRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { hashOfOrder } from './booking-key.ts';
import {
  hourLimit,
  type OrderBooking,
  readBookingLimits,
  refuseAboveLimits,
  rideOfKey,
} from './booking-limits.ts';
import { checkDeparture } from './check-departure.ts';
import { refuseEarlyReturn } from './early-return.ts';
import { availablePrices, choicesOf, priceForBooking } from './price-for-booking.ts';
import { writeOrder } from './write-order.ts';

/** Reached only when other bookings of the client always come first. */
const MOST_TRIES = 100;

/** All rides or none, once for a key; returns the first ride. */
export async function bookOrder(
  deps: Deps,
  order: Omit<OrderBooking, 'now' | 'hash'>,
): Promise<RideWithPeople> {
  const booking = { ...order, hash: hashOfRides(order.body), now: deps.clock() };
  await refuseLongOfNewcomer(deps, booking);
  const prices = await pricesOf(deps, booking);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const made = await writeOrder(deps, booking, prices);
    if (made) return made;
    const limits = await readBookingLimits(deps, booking);
    const known = rideOfKey(limits, booking);
    if (known) return await mustFindRide(deps.db, known);
    refuseAboveLimits(deps, booking, limits);
  }
  throw new Error('The order was always overtaken by others of its client');
}

/** A refused order counts like a booked one. */
async function pricesOf(deps: Deps, booking: OrderBooking): Promise<Quote[]> {
  try {
    return await quotedPrices(deps, booking.body);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const known = rideOfKey(await readBookingLimits(deps, booking), booking);
    if (known) return [];
    await limitOrRefuse(deps, hourLimit(booking));
    throw error;
  }
}

async function quotedPrices(deps: Deps, order: BookOrder): Promise<Quote[]> {
  const { rides } = order;
  const prices: Quote[] = [];
  for (const ride of rides) {
    await checkDeparture(deps, new Date(ride.scheduledAt));
    refuseEarlyReturn(order, prices);
    prices.push(await priceForBooking(deps, ride, choicesOf(ride)));
  }
  const priced = prices.flatMap((price, index) => (rides[index] ? [{ body: rides[index], price }] : []));
  return (await availablePrices(deps, priced)).map(({ price }) => price);
}

async function refuseLongOfNewcomer(deps: Deps, booking: OrderBooking): Promise<void> {
  const most = mostRidesOfOrder(false);
  if (booking.body.rides.length <= most) return;
  const { has_completed } = await readBookingLimits(deps, booking);
  if (!has_completed) throw new AppError('order_too_long', { message: orderTooLong(most) });
}

function hashOfRides({ rides, withReturns, weekdays = [] }: BookOrder): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([withReturns, weekdays]));
  for (const ride of rides) hash.update(hashOfOrder(ride));
  return hash.digest();
}
