import * as z from 'zod/mini';
import { changeSides } from '#domain/ride/change-request.ts';
import { cancellationTermsView } from '../trip/cancellation.ts';
import { passengerView } from '../trip/passengers.ts';
import { fareLineView } from '../trip/places.ts';
import { stopView } from '../trip/trip.ts';

/** The ride as it would become. */
const changedFacts = z.object({
  scheduledAt: z.string(),
  pickupAddress: z.string(),
  stops: z.array(stopView),
  destinationAddress: z.string(),
  hours: z.nullable(z.number()),
  program: z.string(),
  distance: z.nullable(z.number()),
  duration: z.nullable(z.number()),
  estimatedPrice: z.string(),
  /** Absent from an instance of the version before. */
  priceToConfirm: z.optional(z.boolean()),
  priceLines: z.array(fareLineView),
  passengers: z.number(),
  luggage: z.number(),
  travelReference: z.string(),
  allowToll: z.boolean(),
  notes: z.string(),
  passenger: z.nullable(passengerView),
  cancellationTerms: z.nullable(cancellationTermsView),
});

/** For an accepted ride, which stays as it is until the other side agrees. A refused one is kept until the next. */
export const changeRequestView = z.object({
  askedBy: z.enum(changeSides),
  askedAt: z.string(),
  refusedAt: z.nullable(z.string()),
  /** How many rides of the order that were requested together still await an answer, this one among them. */
  rides: z.number(),
  to: changedFacts,
});
export type ChangeRequestView = z.infer<typeof changeRequestView>;
