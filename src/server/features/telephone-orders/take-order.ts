import { centsFrom } from '#contract/pricing/pricing.ts';
import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { TakeOrder, TakeSeveral } from '#contract/rides/telephone-orders.ts';
import type { Cents } from '#domain/money.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { askEveningBefore } from '#server/features/notifications/index.ts';
import { createLink, guestLink } from '#server/features/ride-links/index.ts';
import {
  enterOrder,
  enterRide,
  isAdjustment,
  priceEntered,
  priceEnteredRides,
  type RideWithPeople,
  withNormalPhone,
} from '#server/features/rides/index.ts';
import { addContact, checkContact, knownClient, type NewContact } from './contacts.ts';
import { takenOnce } from './taken-once.ts';

type Order<Body> = { driver: UserRow; body: Body; key: string | undefined };

/** Contact, ride, voucher, link and the question of the evening before: all of it, or nothing. */
export async function takeOrder(deps: Deps, order: Order<TakeOrder>): Promise<RideWithPeople> {
  const { driver, body, key } = order;
  const content = { ...body, ride: withoutQuote(body.ride) };
  return await takenOnce(deps, { driver, key, content }, async () => {
    const contact = await checkContact(body);
    const price = await priceEntered(deps, body.ride, agreedOf(body));
    const entered = {
      driver,
      body: await withNormalPhone(body.ride),
      price,
      takenByMe: body.takenByMe,
      hasAgreedRoute: body.agreedRoute ?? false,
      priceReason: price.lines.some(isAdjustment) ? (body.priceReason ?? null) : null,
      now: deps.clock(),
    };
    return async (trx) => {
      const client = await clientOf(trx, body, contact, entered.now);
      const ride = await enterRide(deps, trx, client, entered);
      await addLink(deps, trx, driver, ride);
      return ride;
    };
  });
}

/** The same for a return or a series; returns its first ride. */
export async function takeSeveral(deps: Deps, order: Order<TakeSeveral>): Promise<RideWithPeople> {
  const { driver, body, key } = order;
  const content = { ...body, rides: body.rides.map(withoutQuote) };
  return await takenOnce(deps, { driver, key, content }, async () => {
    const contact = await checkContact(body);
    const prices = await priceEnteredRides(deps, body, agreedOf(body));
    const entered = {
      driver,
      order: { ...body, rides: await Promise.all(body.rides.map(withNormalPhone)) },
      prices,
      takenByMe: body.takenByMe,
      hasAgreedRoute: body.agreedRoute ?? false,
      priceReason: body.priceReason ?? null,
      now: deps.clock(),
    };
    return async (trx) => {
      const client = await clientOf(trx, body, contact, entered.now);
      const also = async (ride: RideWithPeople) => await addLink(deps, trx, driver, ride);
      return await enterOrder(deps, trx, client, { ...entered, also });
    };
  });
}

/** A link for each ride, which opens no other one; each is asked about on the evening before its own date. */
async function addLink(deps: Deps, trx: Db, driver: UserRow, ride: RideWithPeople): Promise<void> {
  await createLink(deps, trx, guestLink, ride.id);
  await askEveningBefore(deps, trx, { ...ride, entered_by: driver.id });
}

async function clientOf(
  trx: Db,
  { clientId }: Pick<TakeOrder, 'clientId'>,
  contact: NewContact | undefined,
  now: Date,
): Promise<UserRow> {
  return contact ? await addContact(trx, contact, now) : await knownClient(trx, clientId ?? '');
}

function agreedOf({ agreedPrice }: Pick<TakeOrder, 'agreedPrice'>): Cents | null {
  return agreedPrice === undefined ? null : (centsFrom(agreedPrice) ?? null);
}

/** The quote may differ between attempts. */
function withoutQuote({ quoteId: _quote, ...ride }: BookRide): Omit<BookRide, 'quoteId'> {
  return ride;
}
