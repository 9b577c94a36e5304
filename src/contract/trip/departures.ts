import * as z from 'zod/mini';
import { coordinate, isoMoment } from '../field-schemas.ts';

const badMonth = { error: 'Ce mois n’existe pas.' };
const badMinutes = { error: 'Cette durée n’est pas valide.' };

/** What is known of the trip. */
const trip = {
  fromLat: z.optional(coordinate(90)),
  fromLng: z.optional(coordinate(180)),
  toLat: z.optional(coordinate(90)),
  toLng: z.optional(coordinate(180)),
  minutes: z.optional(z.string(badMinutes).check(z.regex(/^\d{1,4}$/u, badMinutes))),
};

export const departuresQuery = z.object({
  month: z.string(badMonth).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/u, badMonth)),
  ...trip,
});
export type DeparturesQuery = z.input<typeof departuresQuery>;

export const momentQuery = z.object({ at: isoMoment('Cette date n’existe pas.'), ...trip });
export type MomentQuery = z.input<typeof momentQuery>;
export type TripQuery = Omit<z.output<typeof momentQuery>, 'at'>;

/** The possible days of a month; `hours` are half hours ('07:30'), but any minute may be requested. */
export const departuresView = z.object({
  today: z.string(),
  /** The last day of the furthest horizon. */
  lastDay: z.string(),
  days: z.array(z.object({ day: z.string(), hours: z.array(z.string()), gaps: z.nullable(z.string()) })),
  /** The message when nothing is possible for long. */
  none: z.nullable(z.string()),
});
export type DeparturesView = z.infer<typeof departuresView>;

/** `message` says why not; `notice` is a hint about a possible departure. */
export const momentView = z.object({
  possible: z.boolean(),
  message: z.nullable(z.string()),
  notice: z.nullable(z.string()),
  moments: z.array(z.string()),
});
export type MomentView = z.infer<typeof momentView>;
