import * as z from 'zod/mini';
import { countedAdditions, namedAdditions } from '#domain/pricing/final-price.ts';
import { line } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';

const badCount = { error: 'Ce nombre va de 0 à 1440.' };

/** What a driver adds at the end: minutes of waiting or started hours, or an amount with its reason. */
export const additionsBody = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.enum(countedAdditions),
        quantity: z.int(badCount).check(z.gte(0, badCount), z.lte(1440, badCount)),
      }),
      z.strictObject({
        kind: z.enum(namedAdditions),
        amount: moneyAmount,
        reason: z.optional(line(100)),
      }),
    ]),
  )
  .check(z.maxLength(10, { error: 'Dix lignes au plus.' }));
export type AdditionBody = z.input<typeof additionsBody>[number];

const countableView = z.object({ most: z.number(), unitPrice: z.string() });

/** What may be added when the ride is completed now: the highest count, and the price of each. */
export const rideClosingView = z.object({
  waiting: countableView,
  /** Free minutes of waiting at this pickup. */
  freeMinutes: z.number(),
  extraHours: countableView,
  /** For a hire: whether its route was agreed with the order. */
  agreedRoute: z.boolean(),
});
export type RideClosingView = z.infer<typeof rideClosingView>;
