import { type Cents, cents } from '#domain/money.ts';
import type { PricingRule, Rates } from '#domain/pricing/pricing-rule.ts';
import type { Db, PricingRuleRow } from '#server/db/schema.ts';

/** The strongest first, in the order of the choice. */
export async function listRuleRows(db: Db): Promise<PricingRuleRow[]> {
  return await db.selectFrom('pricing_rules').selectAll().orderBy('priority', 'desc').orderBy('id').execute();
}

export function ruleOf(row: PricingRuleRow): PricingRule {
  return {
    ...ratesOf(row),
    id: row.id,
    name: row.name,
    minimumFare: cents(row.minimum_fare_cents),
    coefficient: row.coefficient,
    isActive: row.is_active,
    priority: row.priority,
    dayOfWeek: row.day_of_week,
    startHour: row.start_hour,
    endHour: row.end_hour,
  };
}

function ratesOf(row: PricingRuleRow): Rates {
  const baseFare: Cents = cents(row.base_fare_cents);
  const pricePerKm: Cents = cents(row.price_per_km_cents);
  const pricePerMinute: Cents = cents(row.price_per_minute_cents);
  switch (row.calculation_method) {
    case 'distance_time':
      return { method: 'distance_time', baseFare, pricePerKm, pricePerMinute };
    case 'distance_only':
      return { method: 'distance_only', baseFare, pricePerKm };
    case 'time_only':
      return { method: 'time_only', baseFare, pricePerMinute };
    case 'flat_rate':
      return { method: 'flat_rate', flatRate: cents(row.flat_rate_cents) };
    case 'hourly':
      return { method: 'hourly', hourlyRate: cents(row.hourly_rate_cents) };
  }
}
