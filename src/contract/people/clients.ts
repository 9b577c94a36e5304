import * as z from 'zod/mini';
import { line } from '../field-schemas.ts';
import { pageLimit } from '../rides/ride-queries.ts';

/** A client as one driver knows them: `note` is this driver's own, `phone` is null until a ride was accepted. */
export const clientFileView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  note: z.string(),
  /** Of the rides in the driver's lists; 1001 means 'more than a thousand'. */
  rideCount: z.number(),
});
export type ClientFileView = z.infer<typeof clientFileView>;

export const clientNoteBody = z.strictObject({ note: line(2000) });
export type ClientNoteBody = z.input<typeof clientNoteBody>;

export const clientRidesQuery = z.object({
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type ClientRidesQuery = z.input<typeof clientRidesQuery>;
