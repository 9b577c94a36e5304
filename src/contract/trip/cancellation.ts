import * as z from 'zod/mini';
import { feeKinds } from '#domain/ride/ride.ts';

export const cancellationTermsView = z.object({
  freeHours: z.number(),
  latePercent: z.number(),
  absencePercent: z.number(),
  /** The free waiting that was agreed with them; missing where it was not. */
  freeMinutes: z.optional(z.number()),
});

/** What a client owes for a cancelled ride. */
export const cancellationFeeView = z.object({
  amount: z.string(),
  kind: z.enum(feeKinds),
  /** When the driver waived it. */
  waivedAt: z.nullable(z.string()),
});
