import * as z from 'zod/mini';
import { type Cents, MOST, moneyFrom } from '#domain/money.ts';
import { coefficientFrom as coefficientOf } from '#domain/pricing/coefficient.ts';
import { pricingMethods } from '#domain/pricing/pricing-rule.ts';
import { filledLine, line } from '../field-schemas.ts';
import { BAD_COEFFICIENT, BAD_MONEY, BAD_PRIORITY, NAME_MISSING } from '../sentences/pricing-sentences.fr.ts';

export const pricingRuleView = z.object({
  id: z.string(),
  name: z.string(),
  calculationMethod: z.enum(pricingMethods),
  baseFare: z.string(),
  pricePerKm: z.string(),
  pricePerMinute: z.string(),
  hourlyRate: z.string(),
  flatRate: z.string(),
  minimumFare: z.string(),
  coefficient: z.string(),
  isActive: z.boolean(),
  priority: z.number(),
  description: z.string(),
  dayOfWeek: z.nullable(z.number()),
  startHour: z.nullable(z.number()),
  endHour: z.nullable(z.number()),
});
export type PricingRuleView = z.infer<typeof pricingRuleView>;

export const pricingRulesView = z.array(pricingRuleView);

const badMoney = { error: BAD_MONEY };
/** Accepts numbers and texts, as a form may send either; sent as '4.00'. */
export const moneyAmount = z
  .union([z.string(badMoney), z.number(badMoney)], badMoney)
  .check(z.refine((value) => centsFrom(value) !== undefined, badMoney));

const badCoefficient = { error: BAD_COEFFICIENT };
const coefficient = z
  .union([z.string(badCoefficient), z.number(badCoefficient)], badCoefficient)
  .check(z.refine((value) => coefficientFrom(value) !== undefined, badCoefficient));

const badPriority = { error: BAD_PRIORITY };
const badHour = { error: 'Une heure va de 0 à 23.' };
const badDay = { error: 'Un jour va de 0 (dimanche) à 6 (samedi).' };
export const badFlag = { error: 'Cette option vaut oui ou non.' };
const badMethod = { error: 'Cette méthode de calcul est inconnue.' };
export const hour = z.nullable(z.int(badHour).check(z.gte(0, badHour), z.lte(23, badHour)));

const rule = {
  name: filledLine(80, NAME_MISSING),
  calculationMethod: z.enum(pricingMethods, badMethod),
  baseFare: z.optional(moneyAmount),
  pricePerKm: z.optional(moneyAmount),
  pricePerMinute: z.optional(moneyAmount),
  hourlyRate: z.optional(moneyAmount),
  flatRate: z.optional(moneyAmount),
  minimumFare: z.optional(moneyAmount),
  coefficient: z.optional(coefficient),
  isActive: z.optional(z.boolean(badFlag)),
  priority: z.optional(z.int(badPriority).check(z.gte(-1000, badPriority), z.lte(1000, badPriority))),
  description: z.optional(line(500)),
  dayOfWeek: z.optional(z.nullable(z.int(badDay).check(z.gte(0, badDay), z.lte(6, badDay)))),
  startHour: z.optional(hour),
  endHour: z.optional(hour),
};

export const newPricingRuleBody = z.strictObject(rule);
export type NewPricingRuleBody = z.input<typeof newPricingRuleBody>;

/** Any of the same fields; `isActive` alone is the toggle. */
export const pricingRuleBody = z.partial(z.strictObject(rule));
export type PricingRuleBody = z.input<typeof pricingRuleBody>;

/** The cents of a checked amount. */
export function centsFrom(value: string | number): Cents | undefined {
  const amount = moneyFrom(String(value));
  return amount !== undefined && amount <= MOST ? amount : undefined;
}

export function coefficientFrom(value: string | number): number | undefined {
  return coefficientOf(String(value));
}
