import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { Cents } from '#domain/money.ts';
import { atAgreedPrice } from '#domain/pricing/agreed-price.ts';
import { isTooFar, isTooSoon } from '#domain/ride/schedule.ts';
import { ableDriver } from '#server/db/able-driver.ts';
import { parameters } from '#server/db/parameters.ts';
import type { Db, NewRide, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { issueWith, keepFacts } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { extraColumns, tripColumns } from '../writing/booking-columns.ts';
import { insertRide, type RideEvent } from '../writing/write-ride.ts';
import { choicesOf, priceForBooking } from './price-for-booking.ts';

export type EnteredOrder = {
  driver: UserRow;
  body: BookRide;
  price: Quote;
  /** Taken by who types it; otherwise it waits among the requests. */
  takenByMe: boolean;
  hasAgreedRoute: boolean;
  priceReason: string | null;
  now: Date;
  /** Its place in an order of several, and how many rides its messages cover. */
  place?: Pick<NewRide, 'order_id' | 'order_place' | 'order_leg'>;
  coverage?: Pick<RideEvent, 'ridesInMessage' | 'ridesInPassengerMessage'>;
};

/** At the computed price or at another one that was agreed. */
export async function priceEntered(deps: Deps, body: BookRide, agreed: Cents | null): Promise<Quote> {
  const quote = await quoteEntered(deps, body);
  return { ...quote, ...atAgreedPrice(quote, agreed), toConfirm: agreed === null && quote.toConfirm };
}

/** A driver needs no notice, but no ride is in the past. */
export async function quoteEntered(deps: Deps, body: BookRide): Promise<Quote> {
  const scheduledAt = new Date(body.scheduledAt);
  const now = deps.clock();
  if (isTooSoon(scheduledAt, now, 0)) throw new AppError('departure_too_soon');
  if (isTooFar(scheduledAt, now)) throw new AppError('date_too_far');
  return await priceForBooking(deps, body, choicesOf(body), true);
}

/** The ride of an order taken by telephone, born accepted with its voucher or pending, in the caller's transaction. */
export async function enterRide(
  deps: Deps,
  trx: Db,
  client: Pick<UserRow, 'id'>,
  {
    driver,
    body,
    price,
    takenByMe,
    hasAgreedRoute,
    priceReason,
    now,
    place = {},
    coverage = {},
  }: EnteredOrder,
): Promise<RideWithPeople> {
  const status = takenByMe ? 'accepted' : 'pending';
  const ride = {
    id: newId(now.getTime()),
    client_id: client.id,
    status,
    created_at: now,
    entered_by: driver.id,
    price_reason: priceReason,
    has_agreed_route: hasAgreedRoute && body.kind === 'hire',
    ...place,
    ...tripColumns(body, price, new Date(body.scheduledAt)),
    ...extraColumns(body),
    ...(takenByMe ? { driver_id: driver.id, accepted_at: now, price_to_confirm: false } : {}),
  } as const;
  const statement = parameters();
  const conditions = { parts: [ableDriver(statement, driver.id)], last: 'able' };
  const event = {
    actor: driver,
    kind: takenByMe ? 'enter' : 'book',
    from: null,
    to: status,
    ...coverage,
    at: now,
  } as const;
  const made = await insertRide(deps, statement, { ride, event, conditions }, trx);
  // The driver was blocked while typing: the session has ended.
  if (!made) throw new AppError('signed_out');
  if (!takenByMe) return made;
  await keepFacts(trx);
  await issueWith(deps, trx, { rideId: made.id, driverId: driver.id, at: now });
  return made;
}
