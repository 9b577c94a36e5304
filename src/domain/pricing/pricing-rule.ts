import type { Cents } from '../money.ts';

export const pricingMethods = ['distance_time', 'distance_only', 'time_only', 'flat_rate', 'hourly'] as const;

export type PricingMethod = (typeof pricingMethods)[number];

/** The inputs of each calculation method. */
export type Rates =
  | { method: 'distance_time'; baseFare: Cents; pricePerKm: Cents; pricePerMinute: Cents }
  | { method: 'distance_only'; baseFare: Cents; pricePerKm: Cents }
  | { method: 'time_only'; baseFare: Cents; pricePerMinute: Cents }
  | { method: 'flat_rate'; flatRate: Cents }
  | { method: 'hourly'; hourlyRate: Cents };

export type Tariff = Rates & { minimumFare: Cents; coefficient: number };

/** When a rule applies, in Paris time. Null means no limit on that side. */
export type Conditions = { dayOfWeek: number | null; startHour: number | null; endHour: number | null };

export type PricingRule = Tariff &
  Conditions & { id: string; name: string; isActive: boolean; priority: number };
