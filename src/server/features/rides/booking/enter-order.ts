import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { BookOrder } from '#contract/rides/orders.ts';
import type { Cents } from '#domain/money.ts';
import { coveredRides } from '#domain/notification/covered-rides.ts';
import { atAgreedTotal } from '#domain/pricing/agreed-price.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { findRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { refuseEarlyReturn } from './early-return.ts';
import { type EnteredOrder, enterRide, quoteEntered } from './enter-ride.ts';

/** Each ride by its own quote, or all at one agreed price, which is divided among them. */
export async function priceEnteredRides(
  deps: Deps,
  order: BookOrder,
  agreed: Cents | null,
): Promise<Quote[]> {
  const quotes: Quote[] = [];
  for (const ride of order.rides) {
    refuseEarlyReturn(order, quotes);
    quotes.push(await quoteEntered(deps, ride));
  }
  const fares = atAgreedTotal(quotes, agreed);
  return quotes.map((quote, index) => ({
    ...quote,
    ...fares[index],
    toConfirm: agreed === null && quote.toConfirm,
  }));
}

type EnteredRides = Omit<EnteredOrder, 'body' | 'price' | 'place' | 'coverage'> & {
  order: BookOrder;
  prices: readonly Quote[];
  /** What else is written with each ride. */
  also: (ride: RideWithPeople) => Promise<void>;
};

/** The rides of an order taken by telephone, with one message for all of them; returns the first ride. */
export async function enterOrder(
  deps: Deps,
  trx: Db,
  client: Pick<UserRow, 'id'>,
  { order, prices, also, ...entered }: EnteredRides,
): Promise<RideWithPeople> {
  const { rides, withReturns } = order;
  const orderId = await insertOrder(trx, client, order, entered.now);
  let firstId = '';
  for (const [index, body] of rides.entries()) {
    const price = prices[index];
    if (!price) throw new Error('every ride of an order has its price');
    const leg = index % 2 === 0 ? 'outward' : 'return';
    const ride = await enterRide(deps, trx, client, {
      ...entered,
      body,
      price,
      priceReason: price.lines.some(isAdjustment) ? entered.priceReason : null,
      place: { order_id: orderId, order_place: index + 1, order_leg: withReturns ? leg : null },
      coverage: coverageOf(body, rides),
    });
    await also(ride);
    firstId ||= ride.id;
  }
  const first = await findRide(trx, firstId);
  if (!first) throw new Error('the order was written in this transaction');
  return first;
}

/** One message for its client, and one for each passenger about their own rides. */
function coverageOf(body: BookRide, rides: readonly BookRide[]) {
  const isTheirs = ({ passenger }: BookRide) => passenger?.phone === body.passenger?.phone;
  return {
    ridesInMessage: coveredRides(body, rides, () => true),
    ridesInPassengerMessage: coveredRides(body, rides, isTheirs),
  };
}

/** Whether the line adjusts the computed price to an agreed one. */
export function isAdjustment({ kind }: Quote['lines'][number]): boolean {
  return kind === 'discount' || kind === 'supplement';
}

async function insertOrder(
  trx: Db,
  client: Pick<UserRow, 'id'>,
  { rides, weekdays = [] }: BookOrder,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  const last = new Date(rides.at(-1)?.scheduledAt ?? now);
  await trx
    .insertInto('orders')
    .values({
      id,
      client_id: client.id,
      created_at: now,
      ride_count: rides.length,
      weekdays,
      last_day: parisTime(last).day,
    })
    .execute();
  return id;
}
