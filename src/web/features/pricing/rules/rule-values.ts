import type { NewPricingRuleBody, PricingRuleView } from '#contract/pricing/pricing.ts';
import { moneyText } from '#domain/money.ts';
import type { PricingMethod } from '#domain/pricing/pricing-rule.ts';
import { proposedRates } from '#domain/pricing/proposed-rates.ts';
import { commaed, dotted, typedCents, typedWhole } from '../typed-amounts.ts';

const rateNames = ['baseFare', 'pricePerKm', 'pricePerMinute', 'flatRate', 'hourlyRate'] as const;
export type RateName = (typeof rateNames)[number];

/** The form values of a rule; '' for no condition. */
export type RuleValues = Record<
  | RateName
  | 'name'
  | 'priority'
  | 'isActive'
  | 'minimumFare'
  | 'coefficient'
  | 'description'
  | 'dayOfWeek'
  | 'startHour'
  | 'endHour',
  string
> & { calculationMethod: PricingMethod };

export const newRuleValues: RuleValues = {
  name: '',
  priority: '0',
  isActive: 'true',
  calculationMethod: 'distance_time',
  baseFare: proposed('baseFare'),
  pricePerKm: proposed('pricePerKm'),
  pricePerMinute: proposed('pricePerMinute'),
  flatRate: proposed('flatRate'),
  hourlyRate: proposed('hourlyRate'),
  minimumFare: proposed('minimumFare'),
  coefficient: '1,00',
  description: '',
  dayOfWeek: '',
  startHour: '',
  endHour: '',
};

/** The suggested price of a minute, higher when only minutes count. */
export function proposedPerMinute(method: PricingMethod): string {
  return method === 'time_only' ? '0,80' : newRuleValues.pricePerMinute;
}

export function valuesOf(rule: PricingRuleView): RuleValues {
  return {
    name: rule.name,
    priority: String(rule.priority),
    isActive: String(rule.isActive),
    calculationMethod: rule.calculationMethod,
    baseFare: commaed(rule.baseFare),
    pricePerKm: commaed(rule.pricePerKm),
    pricePerMinute: commaed(rule.pricePerMinute),
    flatRate: commaed(rule.flatRate),
    hourlyRate: commaed(rule.hourlyRate),
    minimumFare: commaed(rule.minimumFare),
    coefficient: commaed(rule.coefficient),
    description: rule.description,
    dayOfWeek: conditionText(rule.dayOfWeek),
    startHour: conditionText(rule.startHour),
    endHour: conditionText(rule.endHour),
  };
}

/** The body for a valid form. An amount that the method does not use is left out when it is invalid. */
export function bodyOf(values: RuleValues): NewPricingRuleBody {
  const rates = rateNames.filter((name) => typedCents(values[name]) !== undefined);
  return {
    ...Object.fromEntries(rates.map((name) => [name, dotted(values[name])])),
    name: values.name.trim(),
    calculationMethod: values.calculationMethod,
    minimumFare: dotted(values.minimumFare),
    coefficient: dotted(values.coefficient),
    isActive: values.isActive === 'true',
    priority: typedWhole(values.priority) ?? 0,
    description: values.description.trim(),
    ...conditionsOf(values),
  };
}

export function conditionsOf({ dayOfWeek, startHour, endHour }: RuleValues) {
  return { dayOfWeek: chosen(dayOfWeek), startHour: chosen(startHour), endHour: chosen(endHour) };
}

export function isChanged(values: RuleValues, from: RuleValues): boolean {
  return Object.entries(values).some(([name, value]) => value !== from[name as keyof RuleValues]);
}

function proposed(name: RateName | 'minimumFare'): string {
  return commaed(moneyText(proposedRates[name]));
}

function conditionText(condition: number | null): string {
  return condition === null ? '' : String(condition);
}

function chosen(value: string): number | null {
  return value === '' ? null : Number(value);
}
