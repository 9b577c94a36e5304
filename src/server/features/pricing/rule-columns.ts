import {
  centsFrom,
  coefficientFrom,
  type NewPricingRuleBody,
  type PricingRuleBody,
  type PricingRuleView,
} from '#contract/pricing/pricing.ts';
import { cents, moneyText } from '#domain/money.ts';
import { proposedRates } from '#domain/pricing/proposed-rates.ts';
import type { NewPricingRule, PricingRuleRow } from '#server/db/schema.ts';

const defaults: Omit<NewPricingRule, 'id' | 'name' | 'calculation_method'> = {
  base_fare_cents: proposedRates.baseFare,
  price_per_km_cents: proposedRates.pricePerKm,
  price_per_minute_cents: proposedRates.pricePerMinute,
  hourly_rate_cents: proposedRates.hourlyRate,
  flat_rate_cents: proposedRates.flatRate,
  minimum_fare_cents: proposedRates.minimumFare,
  coefficient: proposedRates.coefficient,
  is_active: true,
  priority: 0,
  description: '',
  day_of_week: null,
  start_hour: null,
  end_hour: null,
};

const moneyColumns = {
  baseFare: 'base_fare_cents',
  pricePerKm: 'price_per_km_cents',
  pricePerMinute: 'price_per_minute_cents',
  hourlyRate: 'hourly_rate_cents',
  flatRate: 'flat_rate_cents',
  minimumFare: 'minimum_fare_cents',
} as const;

const plainColumns = {
  name: 'name',
  calculationMethod: 'calculation_method',
  isActive: 'is_active',
  priority: 'priority',
  description: 'description',
  dayOfWeek: 'day_of_week',
  startHour: 'start_hour',
  endHour: 'end_hour',
} as const;

export function newRuleRow(id: string, body: NewPricingRuleBody): NewPricingRule {
  const { name, calculationMethod } = body;
  return { ...defaults, id, name, calculation_method: calculationMethod, ...changedColumns(body) };
}

/** The columns of the fields that were sent. */
export function changedColumns(body: PricingRuleBody): Partial<NewPricingRule> {
  const money = Object.entries(moneyColumns).map(([field, column]) => {
    const value = body[field as keyof typeof moneyColumns];
    return [column, value === undefined ? undefined : centsFrom(value)];
  });
  const plain = Object.entries(plainColumns).map(([field, column]) => [
    column,
    body[field as keyof typeof plainColumns],
  ]);
  const coefficient = body.coefficient === undefined ? undefined : coefficientFrom(body.coefficient);
  const columns = [...money, ...plain, ['coefficient', coefficient]];
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined));
}

export function presentPricingRule(row: PricingRuleRow): PricingRuleView {
  return {
    id: row.id,
    name: row.name,
    calculationMethod: row.calculation_method,
    baseFare: moneyText(cents(row.base_fare_cents)),
    pricePerKm: moneyText(cents(row.price_per_km_cents)),
    pricePerMinute: moneyText(cents(row.price_per_minute_cents)),
    hourlyRate: moneyText(cents(row.hourly_rate_cents)),
    flatRate: moneyText(cents(row.flat_rate_cents)),
    minimumFare: moneyText(cents(row.minimum_fare_cents)),
    coefficient: coefficientText(row.coefficient),
    isActive: row.is_active,
    priority: row.priority,
    description: row.description,
    dayOfWeek: row.day_of_week,
    startHour: row.start_hour,
    endHour: row.end_hour,
  };
}

/** '1.00', '1.15', '1.125' */
function coefficientText(value: number): string {
  return value.toFixed(3).replace(/0$/u, '');
}
