import * as z from 'zod/mini';
import { legs, MOST_RIDES_OF_ORDER, orderScopes } from '#domain/order/order.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { line } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { distanceView } from '../trip/places.ts';
import { bookRideBody } from './booking-bodies.ts';
import { rideView } from './rides.ts';

const TOO_MANY = { error: `Une commande a ${MOST_RIDES_OF_ORDER} courses au plus.` };
const TOO_FEW = { error: 'Une commande a au moins deux courses.' };

/** Sorted by date; each outward ride is followed by its return. */
const several = [z.minLength(2, TOO_FEW), z.maxLength(MOST_RIDES_OF_ORDER, TOO_MANY)] as const;
const quotedRide = z.safeExtend(bookRideBody, { quoteId: z.string().check(z.maxLength(6000)) });
const withReturns = z.boolean({ error: 'Cette option vaut oui ou non.' });

/** The prices of several rides at once, each by the rules of its own date. They are valid for an hour. */
export const quoteOrderBody = z.strictObject({ rides: z.array(bookRideBody).check(...several) });
export type QuoteOrderBody = z.input<typeof quoteOrderBody>;

const orderQuoteView = z.pick(distanceView, {
  distance: true,
  duration: true,
  co2e: true,
  price: true,
  vat: true,
  priceLines: true,
  priceToConfirm: true,
  pickupKnown: true,
  destinationKnown: true,
  stopsKnown: true,
  cancellationTerms: true,
  freeMinutes: true,
  quoteId: true,
  quoteExpiresAt: true,
});

/** `total` is the sum of the prices. */
export const orderQuotesView = z.object({ quotes: z.array(orderQuoteView), total: z.string() });
export type OrderQuotesView = z.infer<typeof orderQuotesView>;

const badWeekdays = { error: 'Ces jours ne sont pas valables.' };

/** All or nothing. `weekdays` says how a series repeats; 0 is Sunday. */
export const severalRides = {
  rides: z.array(quotedRide).check(...several),
  withReturns,
  weekdays: z.optional(
    z.array(z.int(badWeekdays).check(z.gte(0, badWeekdays), z.lte(6, badWeekdays))).check(z.maxLength(7)),
  ),
};

export const eachWithItsReturn = z.refine<{ withReturns: boolean; rides: unknown[] }>(
  ({ withReturns: isReturn, rides }) => !isReturn || rides.length % 2 === 0,
  { path: ['rides'], error: 'Chaque aller a son retour.' },
);

export const bookOrderBody = z.strictObject(severalRides).check(eachWithItsReturn);
export type BookOrderBody = z.input<typeof bookOrderBody>;
export type BookOrder = z.output<typeof bookOrderBody>;

/** `ride` is the first of the rides that changed or were booked. */
export const orderOutcomeView = z.object({ ride: rideView, changed: z.number() });
export type OrderOutcomeView = z.infer<typeof orderOutcomeView>;

const badRides = { error: 'Ces courses ne sont pas valables.' };

/** The versions the driver saw: after a concurrent edit the move is refused. */
const seenRides = {
  rides: z.optional(
    z
      .array(z.strictObject({ id: z.string().check(z.maxLength(36)), version: z.int(badRides) }), badRides)
      .check(z.maxLength(MOST_RIDES_OF_ORDER, badRides)),
  ),
};

export const acceptOrderBody = z.strictObject(seenRides);
export type AcceptOrderBody = z.input<typeof acceptOrderBody>;

export const rejectOrderBody = z.strictObject({ rejectionReason: line(500), ...seenRides });
export type RejectOrderBody = z.input<typeof rejectOrderBody>;

const scope = z.enum(orderScopes, { error: 'Ce choix est inconnu.' });

/** `fee`: the total cost that the client was shown; another amount is refused. */
export const cancelOrderBody = z.strictObject({
  scope,
  reason: z.optional(line(500)),
  fee: z.optional(moneyAmount),
});
export type CancelOrderBody = z.input<typeof cancelOrderBody>;

/** All rides of the order when absent. */
export const orderCancellationQuery = z.object({ scope: z.optional(scope) });
export type OrderCancellationQuery = z.input<typeof orderCancellationQuery>;

/** What a cancellation would include now, and the fee due; null where no ride has terms. */
export const orderCancellationView = z.object({
  rides: z.number(),
  price: z.string(),
  fee: z.nullable(z.string()),
  firstAt: z.nullable(z.string()),
  lastAt: z.nullable(z.string()),
});
export type OrderCancellationView = z.infer<typeof orderCancellationView>;

const orderLine = z.object({
  id: z.string(),
  number: z.number(),
  place: z.number(),
  leg: z.nullable(z.enum(legs)),
  status: z.enum(rideStatuses),
  scheduledAt: z.string(),
  price: z.string(),
});

/** A page of the rides of an order that the reader may see, in order; `next` is the key of the following page. */
export const orderRidesView = z.object({ rides: z.array(orderLine), next: z.nullable(z.string()) });
export type OrderRidesView = z.infer<typeof orderRidesView>;

export const orderRidesQuery = z.object({
  /** The `next` of the previous page. */
  after: z.optional(z.string().check(z.regex(/^\d{1,2}$/u))),
});
export type OrderRidesQuery = z.input<typeof orderRidesQuery>;
