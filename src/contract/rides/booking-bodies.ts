import * as z from 'zod/mini';
import { LONGEST_NOTES } from '#domain/ride/trip.ts';
import { line } from '../field-schemas.ts';
import { chosenOptions } from '../pricing/price-extras.ts';
import { BAGS_RANGE, SEATS_RANGE } from '../sentences/ride-sentences.fr.ts';
import { passengerBody } from '../trip/passengers.ts';
import { fittingTrip, tripBody } from '../trip/trip.ts';

const seats = { error: SEATS_RANGE };
const bags = { error: BAGS_RANGE };

const extras = {
  notes: z.optional(line(LONGEST_NOTES)),
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
