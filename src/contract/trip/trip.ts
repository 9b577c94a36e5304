import * as z from 'zod/mini';
import {
  LEAST_HOURS,
  MOST_HOURS,
  MOST_STOPS,
  MOST_WAITING_MINUTES,
  type TripKind,
  tripKinds,
} from '#domain/ride/trip.ts';
import { coordinate, filledLine, line } from '../field-schemas.ts';
import {
  BAD_HOURS,
  BAD_STOPS,
  BAD_WAITING,
  HOURS_MISSING,
  NO_STOPS_IN_HIRE,
} from '../sentences/ride-sentences.fr.ts';

/** A place between pickup and destination; coordinates are null when it is unknown. */
export const stopView = z.object({
  address: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  waitingMinutes: z.number(),
});
export type StopView = z.infer<typeof stopView>;

const badWaiting = { error: BAD_WAITING };
const stopBody = z.strictObject({
  address: filledLine(300, BAD_STOPS),
  lat: z.optional(z.nullable(coordinate(90))),
  lng: z.optional(z.nullable(coordinate(180))),
  waitingMinutes: z.optional(
    z.int(badWaiting).check(z.gte(0, badWaiting), z.lte(MOST_WAITING_MINUTES, badWaiting)),
  ),
});
export type StopBody = z.input<typeof stopBody>;
export type Stops = z.output<typeof stopsBody>;
const stopsBody = z
  .array(stopBody, { error: BAD_STOPS })
  .check(z.maxLength(MOST_STOPS, { error: BAD_STOPS }));

const kind = z.enum(tripKinds, { error: 'Ce genre de course est inconnu.' });
const badHours = { error: BAD_HOURS };
const hours = z.int(badHours).check(z.gte(LEAST_HOURS, badHours), z.lte(MOST_HOURS, badHours));

/** The optional parts of an order; absent from an edit, they stay unchanged. */
const tripParts = {
  stops: z.optional(stopsBody),
  kind: z.optional(kind),
  /** Of a hire. */
  hours: z.optional(hours),
  /** The program of a hire, in words. */
  program: z.optional(line(1000)),
};

/** The same in the query of a quote: `stops` is the JSON text of what an order would send. */
export const tripQueryParts = {
  stops: z.optional(
    z.string().check(
      z.maxLength(3000, { error: BAD_STOPS }),
      z.refine((text) => stopsFrom(text) !== undefined, { error: BAD_STOPS }),
    ),
  ),
  kind: z.optional(kind),
  hours: z.optional(z.string().check(z.regex(/^([1-9]|1[0-2])$/u, badHours))),
};

type SaidTrip = { kind?: TripKind | undefined; hours?: unknown; stops?: unknown };

/** A hire has hours and no stops; a trip has no hours. */
export const fittingParts = [
  z.refine<SaidTrip>(({ kind: said, hours: asked }) => (said === 'hire') === (asked !== undefined), {
    path: ['hours'],
    error: HOURS_MISSING,
  }),
  z.refine<SaidTrip>(({ kind: said, stops }) => said !== 'hire' || isEmpty(stops), {
    path: ['stops'],
    error: NO_STOPS_IN_HIRE,
  }),
] as const;

function isEmpty(stops: unknown): boolean {
  return stops === undefined || stops === '[]' || (Array.isArray(stops) && stops.length === 0);
}

/** From the query of a quote; undefined when it is not a list of stops. */
export function stopsFrom(text: string): Stops | undefined {
  try {
    return z.safeParse(stopsBody, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const missing = 'Veuillez remplir tous les champs';
const moment = z
  .string({ error: missing })
  .check(z.iso.datetime({ offset: true, error: 'Cette date n’est pas valide.' }));

/** From where to where and when, with the optional parts. */
export const tripBody = {
  pickupAddress: filledLine(300, missing),
  pickupLat: z.optional(z.nullable(coordinate(90))),
  pickupLng: z.optional(z.nullable(coordinate(180))),
  /** Optional for a hire. */
  destinationAddress: z.optional(line(300)),
  destinationLat: z.optional(z.nullable(coordinate(90))),
  destinationLng: z.optional(z.nullable(coordinate(180))),
  scheduledAt: moment,
  ...tripParts,
};

type SaidEnds = { kind?: TripKind | undefined; destinationAddress?: string | undefined };

export const fittingTrip = [
  ...fittingParts,
  z.refine<SaidEnds>(({ kind, destinationAddress }) => kind === 'hire' || Boolean(destinationAddress), {
    path: ['destinationAddress'],
    error: missing,
  }),
] as const;
