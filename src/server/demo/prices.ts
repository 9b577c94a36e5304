import { cents } from '#domain/money.ts';
import type { Tariff } from '#domain/pricing/pricing-rule.ts';
import { proposedRates } from '#domain/pricing/proposed-rates.ts';
import type { NewPricingRule } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';

const { baseFare, pricePerKm, pricePerMinute, minimumFare, coefficient } = proposedRates;

export const dayTariff = {
  method: 'distance_time' as const,
  baseFare,
  pricePerKm,
  pricePerMinute,
  minimumFare,
  coefficient,
} satisfies Tariff;

export const hourlyTariff = {
  method: 'hourly' as const,
  hourlyRate: cents(5500),
  minimumFare,
  coefficient,
} satisfies Tariff;

const standard: Omit<NewPricingRule, 'id'> = {
  name: 'Tarif de jour',
  calculation_method: dayTariff.method,
  base_fare_cents: dayTariff.baseFare,
  price_per_km_cents: dayTariff.pricePerKm,
  price_per_minute_cents: dayTariff.pricePerMinute,
  hourly_rate_cents: proposedRates.hourlyRate,
  flat_rate_cents: proposedRates.flatRate,
  minimum_fare_cents: dayTariff.minimumFare,
  coefficient: dayTariff.coefficient,
  is_active: true,
  priority: 0,
  description: 'Prise en charge, kilomètres et minutes.',
  day_of_week: null,
  start_hour: null,
  end_hour: null,
};

export function demoPrices(): NewPricingRule[] {
  return [
    { ...standard, id: newId() },
    {
      ...standard,
      id: newId(),
      name: 'Nuit',
      coefficient: 1.2,
      priority: 10,
      start_hour: 20,
      end_hour: 6,
      description: 'De 20 h à 6 h.',
    },
    {
      ...standard,
      id: newId(),
      name: 'Dimanche',
      coefficient: 1.15,
      priority: 5,
      day_of_week: 0,
      description: 'Toute la journée du dimanche.',
    },
    {
      ...standard,
      id: newId(),
      name: 'Mise à disposition',
      calculation_method: hourlyTariff.method,
      hourly_rate_cents: hourlyTariff.hourlyRate,
      // Below the others: it prices no ride from one place to another.
      priority: -10,
      description: 'À l’heure, dans Paris et autour.',
    },
  ];
}
