import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { OptionList } from '#domain/pricing/option.ts';
import type { PricingMethod } from '#domain/pricing/pricing-rule.ts';
import type { Supplement } from '#domain/pricing/supplement.ts';
import type { Zone } from '#domain/zones/zone.ts';

export type PricingRuleTable = {
  id: string;
  name: string;
  calculation_method: PricingMethod;
  base_fare_cents: number;
  price_per_km_cents: number;
  price_per_minute_cents: number;
  hourly_rate_cents: number;
  flat_rate_cents: number;
  minimum_fare_cents: number;
  coefficient: number;
  is_active: boolean;
  priority: number;
  description: string;
  day_of_week: number | null;
  start_hour: number | null;
  end_hour: number | null;
};

export type ForfaitTable = {
  id: string;
  from_zone: JSONColumnType<Zone>;
  to_zone: JSONColumnType<Zone>;
  price_cents: number;
  is_both_ways: boolean;
  is_active: boolean;
  weekdays: number[];
  start_hour: number | null;
  end_hour: number | null;
  takes_coefficient: boolean;
};

export type PriceExtrasTable = {
  is_only: Generated<boolean>;
  version: number;
  options: JSONColumnType<OptionList>;
  supplements: JSONColumnType<Supplement[]>;
};

export type WaitingTermsTable = {
  is_only: Generated<boolean>;
  station_minutes: number;
  other_minutes: number;
  price_cents: number;
};

export type NewPricingRule = Insertable<PricingRuleTable>;
export type PricingRuleRow = Selectable<PricingRuleTable>;
export type NewForfait = Insertable<ForfaitTable>;
export type ForfaitRow = Selectable<ForfaitTable>;
export type PriceExtrasRow = Selectable<PriceExtrasTable>;
