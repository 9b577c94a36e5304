import { type Cents, cents } from '../money.ts';
import { type Fare, fareFor, type Trip } from './fare.ts';
import type { PricingRule } from './pricing-rule.ts';
import { ruleAt } from './rule-choice.ts';

/** What a trip costs at a moment. Without a rule the amount is a guess that the driver confirms. */
export type Estimate = Fare & { ruleName: string | null; toConfirm: boolean };

const GUESS_BASE: Cents = cents(500);
const GUESS_PER_KM: Cents = cents(150);

export function estimateFor(trip: Trip, rules: readonly PricingRule[], moment: Date): Estimate {
  const rule = ruleAt(rules, moment);
  if (rule) return { ...fareFor(trip, rule), ruleName: rule.name, toConfirm: false };
  return { ...guess(trip), ruleName: null, toConfirm: true };
}

function guess(trip: Trip): Fare {
  return fareFor(trip, {
    method: 'distance_only',
    baseFare: GUESS_BASE,
    pricePerKm: GUESS_PER_KM,
    minimumFare: GUESS_BASE,
    coefficient: 1,
  });
}
