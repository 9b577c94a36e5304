import * as z from 'zod/mini';
import { line } from '../field-schemas.ts';
import { pageLimit } from '../rides/ride-queries.ts';

/** Rides are those of the client's and the driver's lists; these filters are for the admin only. */
export const adminRidesQuery = z.object({
  status: z.optional(z.string().check(z.maxLength(100))),
  /** A number ('1284'), or a part of the client's or driver's name or email. */
  search: z.optional(line(100)),
  /** Days in Paris, both inclusive: 'YYYY-MM-DD'. */
  from: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  to: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdminRidesQuery = z.input<typeof adminRidesQuery>;

export const handOverBody = z.strictObject({
  driverId: z.string().check(z.maxLength(100)),
  version: z.optional(z.int()),
});
export type HandOverBody = z.input<typeof handOverBody>;
