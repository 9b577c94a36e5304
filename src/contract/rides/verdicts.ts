import * as z from 'zod/mini';
import { isoMoment } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { pointText } from '../trip/places.ts';
import { changedRidesView } from './rides.ts';

/** A way driven without a client; `estimated` when no service measured it. */
const emptyRoadView = z.object({ km: z.number(), minutes: z.number(), estimated: z.boolean() });

/** The previous or next stretch: a ride with its number and the place where it ends or begins, or a busy time. */
const neighbourView = z.object({
  rideId: z.nullable(z.string()),
  number: z.nullable(z.number()),
  startsAt: z.string(),
  endsAt: z.string(),
  address: z.nullable(z.string()),
  /** Between the two rides; null when it is unknown. */
  road: z.nullable(emptyRoadView),
  /** Free minutes minus road and pause; negative when too few, null when unknown. */
  minutes: z.nullable(z.number()),
});
export type NeighbourView = z.infer<typeof neighbourView>;

export const verdictView = z.object({
  kind: z.enum(['yes', 'tight', 'outside_hours', 'unsure', 'no', 'day_off']),
  /** The smaller margin; null where nothing else is planned that day, or when unknown. */
  minutes: z.nullable(z.number()),
  /** For 'no': the side with the smaller margin. */
  because: z.nullable(z.enum(['before', 'after'])),
  startsAt: z.string(),
  endsAt: z.string(),
  before: z.nullable(neighbourView),
  after: z.nullable(neighbourView),
  approach: z.nullable(emptyRoadView),
  /** The price per hour, the approach included. */
  pricePerHour: z.nullable(z.string()),
  pauseMinutes: z.number(),
});
export type VerdictView = z.infer<typeof verdictView>;

const pairView = z.object({ first: z.string(), second: z.string(), missingMinutes: z.number() });
export type PairView = z.infer<typeof pairView>;

/** The verdicts of the soonest requests a driver may answer. `pairs`: requests that exclude each other. */
export const verdictsView = z.object({
  verdicts: z.array(z.object({ rideId: z.string(), verdict: verdictView })),
  pairs: z.array(pairView),
  /** Roads are still being measured: these verdicts may change shortly. */
  provisional: z.boolean(),
});
export type VerdictsView = z.infer<typeof verdictsView>;

/** For a page that shows verdicts: the rides named by a frame, the counts, and all verdicts recomputed. */
export const changedRequestsView = z.object({ ...changedRidesView.shape, verdicts: verdictsView });
export type ChangedRequestsView = z.infer<typeof changedRequestsView>;

/** A trip being ordered. Its ends are 'lat,lng', absent when a place is unknown. */
export const tripVerdictQuery = z.object({
  scheduledAt: isoMoment('Cette date n’est pas valide.'),
  from: z.optional(pointText),
  to: z.optional(pointText),
  minutes: z.optional(z.string().check(z.regex(/^\d{1,4}$/u, { error: 'Cette durée n’est pas valide.' }))),
  price: z.optional(moneyAmount),
});
export type TripVerdictQuery = z.input<typeof tripVerdictQuery>;
