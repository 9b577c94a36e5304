import type { NewForfaitBody } from '#contract/pricing/forfaits.ts';
import type { PriceExtrasBody } from '#contract/pricing/price-extras.ts';
import { createForfait, savePriceExtras } from '#contract/pricing/pricing.calls.ts';
import { presentZone } from '#contract/pricing/zones.ts';
import { readyMadeZones } from '#domain/zones/ready-made.ts';
import type { Person } from './people.ts';

export const parisOrly: NewForfaitBody = {
  from: presentZone(readyMadeZones.paris),
  to: presentZone(readyMadeZones.orly),
  price: '45.00',
  isBothWays: true,
  isActive: true,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startHour: null,
  endHour: null,
  takesCoefficient: false,
};

const off = { price: null, most: 1, isOn: false };

export const someExtras: PriceExtrasBody = {
  version: 0,
  options: {
    baby_seat: { price: '10.00', most: 2, isOn: true },
    booster: { price: '5.00', most: 2, isOn: false },
    animal: off,
    sign: { price: 0, most: 1, isOn: true },
    oversized_luggage: off,
  },
  supplements: [
    { kind: 'passengers', beyond: 4, price: '8.00' },
    { kind: 'luggage', beyond: 3, price: '5.00' },
    {
      kind: 'pickup',
      name: 'Prise en charge à l’aéroport',
      zones: [presentZone(readyMadeZones.orly), presentZone(readyMadeZones.cdg)],
      price: '5.00',
    },
  ],
};

export async function withForfait(driver: Person, change: Partial<NewForfaitBody> = {}) {
  return (await driver.calls(createForfait, { body: { ...parisOrly, ...change } })).json();
}

export async function withExtras(driver: Person, change: Partial<PriceExtrasBody> = {}) {
  return (await driver.calls(savePriceExtras, { body: { ...someExtras, ...change } })).json();
}
