import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { paymentMethods, ridePaymentStatuses } from '#domain/payment/payment.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { tripKinds } from '#domain/ride/trip.ts';
import { cancellationFeeView, cancellationTermsView } from '../trip/cancellation.ts';
import { passengerView } from '../trip/passengers.ts';
import { fareLineView } from '../trip/places.ts';
import { stopView } from '../trip/trip.ts';
import { changeRequestView } from './change-requests.ts';
import { landingView } from './landing.ts';
import { raiseView } from './raise.ts';
import { rideOrder } from './ride-order.ts';
import { wayFields } from './ride-way.ts';

/** `phone` is for the ride's driver and for the admin. */
const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});

/** Known to the client once the ride is accepted. */
const rideDriver = z.extend(person, {
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
  /** Set once a contested raise was kept after the agreed price was paid: what stays due is a payment of its own. */
  owesRest: z.optional(z.boolean()),
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

/** A missing ride does not exist, or is no longer visible to this reader. */
export const changedRidesView = z.object({ rides: ridesView, counts: rideCountsView });
export type ChangedRidesView = z.infer<typeof changedRidesView>;

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
