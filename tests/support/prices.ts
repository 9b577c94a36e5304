import type { NewPricingRule } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { World } from './world.ts';

/** The standard rule of the specification: 4 € + 1,50 €/km + 0,50 €/min, at least 8 €. */
export const dayRule: Omit<NewPricingRule, 'id'> = {
  name: 'Tarif de jour',
  calculation_method: 'distance_time',
  base_fare_cents: 400,
  price_per_km_cents: 150,
  price_per_minute_cents: 50,
  hourly_rate_cents: 4500,
  flat_rate_cents: 3500,
  minimum_fare_cents: 800,
  coefficient: 1,
  is_active: true,
  priority: 0,
  description: '',
  day_of_week: null,
  start_hour: null,
  end_hour: null,
};

export async function withRule(
  { deps }: Pick<World, 'deps'>,
  change: Partial<NewPricingRule> = {},
): Promise<void> {
  const rule = { ...dayRule, id: newId(), ...change };
  await deps.db.insertInto('pricing_rules').values(rule).execute();
}
