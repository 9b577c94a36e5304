import { type Cents, cents } from '#domain/money.ts';
import { coefficientFrom } from '#domain/pricing/coefficient.ts';
import type { Rates, Tariff } from '#domain/pricing/pricing-rule.ts';
import { dotted, typedCents } from '../typed-amounts.ts';
import { methods } from './methods.ts';
import type { RateName, RuleValues } from './rule-values.ts';

/** The tariff of the rule in the form; undefined while a required amount is invalid. */
export function tariffOf(values: RuleValues): Tariff | undefined {
  const amounts = [...methods[values.calculationMethod].rates, 'minimumFare'] as const;
  const coefficient = coefficientFrom(dotted(values.coefficient));
  if (coefficient === undefined || amounts.some((name) => typedCents(values[name]) === undefined)) {
    return undefined;
  }
  const amount = (name: RateName | 'minimumFare') => typedCents(values[name]) ?? cents(0);
  return { ...ratesOf(values, amount), minimumFare: amount('minimumFare'), coefficient };
}

function ratesOf({ calculationMethod: method }: RuleValues, amount: (name: RateName) => Cents): Rates {
  switch (method) {
    case 'distance_time':
      return {
        method,
        baseFare: amount('baseFare'),
        pricePerKm: amount('pricePerKm'),
        pricePerMinute: amount('pricePerMinute'),
      };
    case 'distance_only':
      return { method, baseFare: amount('baseFare'), pricePerKm: amount('pricePerKm') };
    case 'time_only':
      return { method, baseFare: amount('baseFare'), pricePerMinute: amount('pricePerMinute') };
    case 'flat_rate':
      return { method, flatRate: amount('flatRate') };
    case 'hourly':
      return { method, hourlyRate: amount('hourlyRate') };
  }
}
