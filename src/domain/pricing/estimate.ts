import { type Cents, cents } from '../money.ts';
import { countsMinutes, type Fare, fareFor, type Trip } from './fare.ts';
import type { PricingRule, Tariff } from './pricing-rule.ts';
import { ruleAt } from './rule-choice.ts';

/** The price of a trip at a moment. Without a rule it is a guess that the driver confirms. */
export type Estimate = Fare & {
  ruleName: string | null;
  toConfirm: boolean;
  /** Whether the price includes waiting at stops. */
  includesWaiting: boolean;
};

const GUESS_BASE: Cents = cents(500);
const GUESS_PER_KM: Cents = cents(150);
const GUESS_PER_HOUR: Cents = cents(6000);

export function estimateFor(trip: Trip, rules: readonly PricingRule[], moment: Date): Estimate {
  return estimateBy(ruleAt(rules, moment), trip, guess);
}

/** A hire by the hour uses hourly rules only. */
export function hireEstimate(hours: number, rules: readonly PricingRule[], moment: Date): Estimate {
  const hourly = rules.filter(({ method }) => method === 'hourly');
  return estimateBy(ruleAt(hourly, moment), { km: 0, minutes: hours * 60 }, hourlyGuess);
}

function estimateBy(rule: PricingRule | undefined, trip: Trip, guessed: Tariff): Estimate {
  const tariff = rule ?? guessed;
  return {
    ...fareFor(trip, tariff),
    ruleName: rule?.name ?? null,
    toConfirm: rule === undefined,
    includesWaiting: countsMinutes(tariff),
  };
}

const guess: Tariff = {
  method: 'distance_only',
  baseFare: GUESS_BASE,
  pricePerKm: GUESS_PER_KM,
  minimumFare: GUESS_BASE,
  coefficient: 1,
};

const hourlyGuess: Tariff = {
  method: 'hourly',
  hourlyRate: GUESS_PER_HOUR,
  minimumFare: cents(0),
  coefficient: 1,
};
