import * as z from 'zod/mini';
import { MOST_FREE_MINUTES } from '#domain/pricing/waiting-terms.ts';
import { BAD_FREE_MINUTES } from '../sentences/pricing-sentences.fr.ts';
import { moneyAmount } from './pricing.ts';

/** Free minutes of waiting at the pickup, and the price of each started minute after them; '0.00' charges nothing. */
export const waitingTermsView = z.object({
  stationMinutes: z.number(),
  otherMinutes: z.number(),
  price: z.string(),
});
export type WaitingTermsView = z.infer<typeof waitingTermsView>;

const bad = { error: BAD_FREE_MINUTES };
const minutes = z.int(bad).check(z.gte(0, bad), z.lte(MOST_FREE_MINUTES, bad));

export const waitingTermsBody = z.strictObject({
  stationMinutes: minutes,
  otherMinutes: minutes,
  price: moneyAmount,
});
export type WaitingTermsBody = z.input<typeof waitingTermsBody>;
