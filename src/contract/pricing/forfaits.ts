import * as z from 'zod/mini';
import { BAD_FORFAIT_PRICE, WEEKDAY_MISSING } from '../sentences/pricing-sentences.fr.ts';
import { DESTINATION_ZONE_MISSING, PICKUP_ZONE_MISSING } from '../sentences/zone-sentences.fr.ts';
import { badFlag, centsFrom, hour, moneyAmount } from './pricing.ts';
import { zoneBody, zoneView } from './zones.ts';

export const forfaitView = z.object({
  id: z.string(),
  from: zoneView,
  to: zoneView,
  price: z.string(),
  isBothWays: z.boolean(),
  isActive: z.boolean(),
  /** Sunday is 0. */
  weekdays: z.array(z.number()),
  startHour: z.nullable(z.number()),
  endHour: z.nullable(z.number()),
  takesCoefficient: z.boolean(),
});
export type ForfaitView = z.infer<typeof forfaitView>;

export const forfaitsView = z.array(forfaitView);

const badDays = { error: WEEKDAY_MISSING };
const weekday = z.int(badDays).check(z.gte(0, badDays), z.lte(6, badDays));

const forfait = {
  from: zoneBody(PICKUP_ZONE_MISSING),
  to: zoneBody(DESTINATION_ZONE_MISSING),
  price: moneyAmount.check(z.refine((value) => centsFrom(value) !== 0, { error: BAD_FORFAIT_PRICE })),
  isBothWays: z.boolean(badFlag),
  isActive: z.boolean(badFlag),
  weekdays: z
    .array(weekday, badDays)
    .check(z.minLength(1, badDays), z.maxLength(7, badDays), z.refine(areDifferent, badDays)),
  startHour: hour,
  endHour: hour,
  takesCoefficient: z.boolean(badFlag),
};

export const newForfaitBody = z.strictObject(forfait);
export type NewForfaitBody = z.input<typeof newForfaitBody>;

/** Any of the same fields; `isActive` alone is the toggle. */
export const forfaitBody = z.partial(z.strictObject(forfait));
export type ForfaitBody = z.input<typeof forfaitBody>;

function areDifferent(days: readonly number[]): boolean {
  return new Set(days).size === days.length;
}
