import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { LONGEST_SPAN_DAYS } from '#domain/agenda/agenda-span.ts';
import { paymentMethods, ridePaymentStatuses } from '#domain/payment/payment.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { tripKinds } from '#domain/ride/trip.ts';
import { line } from '../field-schemas.ts';
import { chosenOptions } from '../pricing/price-extras.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { BAGS_RANGE, FINAL_AT_THE_END, SEATS_RANGE } from '../sentences/ride-sentences.fr.ts';
import { cancellationFeeView, cancellationTermsView } from '../trip/cancellation.ts';
import { passengerBody, passengerView } from '../trip/passengers.ts';
import { fareLineView } from '../trip/places.ts';
import { fittingTrip, stopView, tripBody } from '../trip/trip.ts';
import { changeRequestView } from './change-requests.ts';
import { landingView } from './landing.ts';
import { raiseView } from './raise.ts';
import { additionsBody } from './ride-closing.ts';
import { rideOrder } from './ride-order.ts';
import { phoneTime, wayFields } from './ride-way.ts';

/** `phone` is for the ride's driver and for the admin. */
const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});

/** Known to the client once the ride is accepted. */
const rideDriver = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  vehicle: z.nullable(z.object({ make: z.string(), model: z.string(), plate: z.string() })),
});

export const rideView = z.object({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  status: z.enum(rideStatuses),
  clientId: z.string(),
  clientFirstName: z.string(),
  clientLastName: z.string(),
  client: person,
  passenger: z.nullable(passengerView),
  driverId: z.nullable(z.string()),
  driver: z.nullable(rideDriver),
  /** Coordinates are null when the place is unknown; distance and duration are then null too. */
  pickupAddress: z.string(),
  pickupLat: z.nullable(z.number()),
  pickupLng: z.nullable(z.number()),
  destinationAddress: z.string(),
  destinationLat: z.nullable(z.number()),
  destinationLng: z.nullable(z.number()),
  /**
   * A `hire` is a car by the hour, with its `hours`, a program in words and a last destination, which is its pickup
   * when it has none.
   */
  kind: z.enum(tripKinds),
  hours: z.nullable(z.number()),
  program: z.string(),
  /** Between pickup and destination, in their order. */
  stops: z.array(stopView),
  scheduledAt: z.string(),
  createdAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  ...wayFields,
  landing: z.optional(landingView),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  distance: z.nullable(z.number()),
  /** Grams of CO2e; null while no figure of a vehicle is known. */
  co2e: z.nullable(z.number()),
  duration: z.nullable(z.number()),
  estimatedPrice: z.string(),
  finalPrice: z.nullable(z.string()),
  priceToConfirm: z.boolean(),
  priceRuleName: z.nullable(z.string()),
  priceLines: z.array(fareLineView),
  /** The additions at the end; empty before. */
  finalLines: z.array(fareLineView),
  /** The state of a raise; null without one, and when it was not contested in time. */
  raise: z.nullable(raiseView),
  notes: z.string(),
  allowToll: z.boolean(),
  passengers: z.number(),
  luggage: z.number(),
  travelReference: z.string(),
  rejectionReason: z.nullable(z.string()),
  cancellationReason: z.nullable(z.string()),
  cancellationRequestedAt: z.nullable(z.string()),
  /** How the last cancellation request ended, until the next one: refused by the driver, or withdrawn by the client. */
  cancellationRefusedAt: z.nullable(z.string()),
  cancellationWithdrawnAt: z.nullable(z.string()),
  /** Agreed with the order; null: a cancellation has to be requested and approved. */
  cancellationTerms: z.nullable(cancellationTermsView),
  fee: z.nullable(cancellationFeeView),
  /** The sum of its avoirs. */
  creditedAmount: z.string(),
  paymentStatus: z.enum(ridePaymentStatuses),
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  /** The payment number for people: 'P-2026-000431'. */
  paymentId: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** The money held for the ride; null: its whole price if paid, else nothing. */
  paidAmount: z.nullable(z.string()),
  /** When the driver confirmed the cash; null until then, and for other methods. */
  cashConfirmedAt: z.nullable(z.string()),
  /** For an order taken by telephone: when its client confirmed it, and whether a driver noted it. Else absent. */
  telephone: z.optional(
    z.object({
      enteredBy: z.string(),
      confirmedAt: z.nullable(z.string()),
      byTelephone: z.boolean(),
      /** Why the driver named another price; for drivers and the admin. */
      priceReason: z.nullable(z.string()),
    }),
  ),
  /** Accepted by the platform in the driver's name; `margin` null: nothing else was planned. Absent otherwise. */
  instant: z.optional(z.object({ margin: z.nullable(z.number()) })),
  /** Absent without a change request. */
  changeRequest: z.optional(changeRequestView),
  /** Null for a ride that was ordered alone. */
  order: z.nullable(rideOrder),
});
export type RideView = z.infer<typeof rideView>;

export const ridesView = z.array(rideView);

export const rideCountsView = z.record(z.enum(rideStatuses), z.number());
export type RideCountsView = z.infer<typeof rideCountsView>;

/** Comma-separated ids. */
export const rideIdsQuery = z.object({
  ids: z
    .string()
    .check(z.regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,19}$/u, { error: 'Ces courses sont inconnues.' })),
});
export type RideIdsQuery = z.input<typeof rideIdsQuery>;

/** A missing ride does not exist, or is no longer visible to this reader. */
export const changedRidesView = z.object({ rides: ridesView, counts: rideCountsView });
export type ChangedRidesView = z.infer<typeof changedRidesView>;

const seats = { error: SEATS_RANGE };
const bags = { error: BAGS_RANGE };

const extras = {
  notes: z.optional(line(1000)),
  allowToll: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
  passengers: z.optional(z.int(seats).check(z.gte(1, seats), z.lte(8, seats))),
  luggage: z.optional(z.int(bags).check(z.gte(0, bags), z.lte(20, bags))),
  travelReference: z.optional(line(60)),
  options: z.optional(chosenOptions),
  /** Null, or absent from a new order: the client rides. */
  passenger: z.optional(z.nullable(passengerBody)),
  quoteId: z.optional(z.string().check(z.maxLength(6000))),
};

/** Sent by the form of the specification and ignored: the server measures and prices by itself. */
const ignored = {
  estimatedPrice: z.optional(z.unknown()),
  distance: z.optional(z.unknown()),
  duration: z.optional(z.unknown()),
};

export const bookRideBody = z.strictObject({ ...tripBody, ...extras, ...ignored }).check(...fittingTrip);
export type BookRideBody = z.input<typeof bookRideBody>;
export type BookRide = z.output<typeof bookRideBody>;

export const editRideBody = z
  .strictObject({ ...tripBody, ...extras, ...ignored, version: z.optional(z.int()) })
  .check(...fittingTrip);
export type EditRideBody = z.input<typeof editRideBody>;
export type EditRide = z.output<typeof editRideBody>;

/** The change of several rides at once; no form of the specification sends it. */
export const rideChangeBody = z.strictObject({ ...tripBody, ...extras }).check(...fittingTrip);

/** The version the driver saw: after a concurrent edit the move is refused. */
const seen = { version: z.optional(z.int({ error: 'Cette version n’est pas valide.' })) };

export const acceptRideBody = z.strictObject(seen);
export type AcceptRideBody = z.input<typeof acceptRideBody>;

/** `all`: every ride whose change was requested together with this one. */
export const answerChangeBody = z.strictObject({
  ...seen,
  all: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
});
export type AnswerChangeBody = z.input<typeof answerChangeBody>;

/** `fee`: the cost that the client was shown; another amount is refused. */
export const cancelRideBody = z.strictObject({ reason: z.optional(line(500)), fee: z.optional(moneyAmount) });
export type CancelRideBody = z.input<typeof cancelRideBody>;

export const rejectRideBody = z.strictObject({ rejectionReason: line(500), ...seen });
export type RejectRideBody = z.input<typeof rejectRideBody>;

const statusNames = { error: 'Ce statut est inconnu.' };

/** `driverId`, `startTime` and `endTime` are accepted and ignored: the session and the server's clock decide. */
export const moveRideBody = z
  .strictObject({
    status: z.enum(rideStatuses, statusNames),
    reason: z.optional(line(500)),
    ...seen,
    driverId: z.optional(z.unknown()),
    startTime: z.optional(z.unknown()),
    endTime: z.optional(z.unknown()),
    /** The final price, when it is not the estimate; read when completing. */
    finalPrice: z.optional(z.nullable(moneyAmount)),
    /** The additions that raise the price, each named; read when completing. */
    additions: z.optional(additionsBody),
    /**
     * For a hire that is completed: whether its route was agreed beforehand, which gives it the VAT rate of a trip;
     * absent: as ordered.
     */
    agreedRoute: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
    /** With `in_progress`: completes the running ride and starts this one, in one transaction. */
    completeCurrent: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
    /** With `in_progress`: when the driver started it offline. */
    phoneTime,
  })
  .check(
    z.refine(({ status, finalPrice }) => (finalPrice ?? null) === null || status === 'completed', {
      path: ['finalPrice'],
      error: FINAL_AT_THE_END,
    }),
    z.refine(({ status, additions }) => !additions || status === 'completed', {
      path: ['additions'],
      error: FINAL_AT_THE_END,
    }),
    z.refine(({ status, completeCurrent }) => !completeCurrent || status === 'in_progress', {
      path: ['completeCurrent'],
      error: 'La course en cours ne se termine ainsi qu’en démarrant une autre.',
    }),
  );
export type MoveRideBody = z.input<typeof moveRideBody>;

/** One event of a ride. `move` is one of the domain's, or 'book', 'edit', 'expire'. */
export const rideEventView = z.object({
  move: z.string(),
  from: z.nullable(z.enum(rideStatuses)),
  to: z.enum(rideStatuses),
  reason: z.nullable(z.string()),
  at: z.string(),
  /** Null: the platform itself. */
  by: z.nullable(z.object({ role: z.enum(roles), firstName: z.string() })),
});
export type RideEventView = z.infer<typeof rideEventView>;
export const rideEventsView = z.array(rideEventView);

/** Points of the route as [lat, lng]; the two ends alone when it is unknown, none when a place is. */
export const rideRoadView = z.object({ id: z.string(), path: z.array(z.tuple([z.number(), z.number()])) });
export type RideRoadView = z.infer<typeof rideRoadView>;
export const rideRoadsView = z.array(rideRoadView);

/** A day in Paris, today when absent, and how many days from it on; one when absent. */
export const rideDayQuery = z.object({
  date: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  days: z.optional(
    z
      .string()
      .check(z.regex(/^([1-9]|[1-3]\d|4[0-2])$/u, { error: `De 1 à ${LONGEST_SPAN_DAYS} jours à la fois.` })),
  ),
});
export type RideDayQuery = z.input<typeof rideDayQuery>;

/** How many rows a page has at most. */
export const pageLimit = z
  .string()
  .check(z.regex(/^([1-9]\d?|100)$/u, { error: 'La limite va de 1 à 100.' }));

export const rideListQuery = z.object({
  status: z.optional(z.string().check(z.maxLength(100))),
  /** A number ('1284'), a part of an address, or for drivers of the client's name. */
  search: z.optional(line(100)),
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type RideListQuery = z.input<typeof rideListQuery>;
