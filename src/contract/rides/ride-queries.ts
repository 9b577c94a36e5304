import * as z from 'zod/mini';
import { LONGEST_SPAN_DAYS } from '#domain/agenda/agenda-span.ts';
import { line } from '../field-schemas.ts';

/** Comma-separated ids. */
export const rideIdsQuery = z.object({
  ids: z
    .string()
    .check(z.regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,19}$/u, { error: 'Ces courses sont inconnues.' })),
});
export type RideIdsQuery = z.input<typeof rideIdsQuery>;

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
