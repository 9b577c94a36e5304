import * as z from 'zod/mini';
import { distanceView } from './trip/places.ts';

/** The body of every refusal. `fields` names what to correct, when it is known. */
export const errorView = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `quote_stale`: the current price. */
  quote: z.optional(distanceView),
  /** For an impossible departure: the nearest possible ones. */
  moments: z.optional(z.array(z.string())),
});
export type ErrorView = z.infer<typeof errorView>;
