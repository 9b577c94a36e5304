import { cents } from '#domain/money.ts';
import { noOptions, type OptionList } from '#domain/pricing/option.ts';
import type { Supplement } from '#domain/pricing/supplement.ts';
import { readyMadeZones } from '#domain/zones/ready-made.ts';
import type { Zone } from '#domain/zones/zone.ts';
import type { NewForfait } from '#server/db/tables/price-tables.ts';
import { newId } from '#server/db/uuid.ts';

const { paris, cdg, orly, beauvais, la_defense: laDefense, disneyland, versailles } = readyMadeZones;
const inner: Zone = {
  name: 'Petite couronne',
  parts: [{ kind: 'circle', place: 'Paris', centre: { lat: 48.8589, lng: 2.3469 }, radius: 15_000 }],
};

function forfait(from: Zone, to: Zone, price: number, change: Partial<NewForfait> = {}): NewForfait {
  return {
    id: newId(),
    from_zone: zoneText(from),
    to_zone: zoneText(to),
    price_cents: price,
    is_both_ways: true,
    is_active: true,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    start_hour: null,
    end_hour: null,
    takes_coefficient: false,
    ...change,
  };
}

export function demoForfaits(): NewForfait[] {
  return [
    forfait(paris, cdg, 6500),
    forfait(paris, orly, 4500, { takes_coefficient: true }),
    forfait(laDefense, cdg, 7000),
    forfait(paris, beauvais, 16_000, { is_both_ways: false, start_hour: 4, end_hour: 22 }),
    forfait(paris, disneyland, 8000),
    forfait(inner, cdg, 7500),
    forfait(paris, versailles, 5200, { is_active: false, weekdays: [0, 6] }),
  ];
}

const options: OptionList = {
  ...noOptions,
  baby_seat: { price: cents(1000), most: 2, isOn: true },
  booster: { price: cents(500), most: 2, isOn: true },
  animal: { price: cents(1000), most: 1, isOn: true },
  sign: { price: cents(0), most: 1, isOn: true },
};

const supplements: Supplement[] = [
  { kind: 'passengers', beyond: 4, price: cents(800) },
  { kind: 'luggage', beyond: 3, price: cents(500) },
  {
    kind: 'pickup',
    name: 'Prise en charge à l’aéroport',
    zones: [cdg, orly, beauvais].map(({ name, parts }) => ({ name, parts })),
    price: cents(500),
  },
];

export const demoExtras = {
  version: 1,
  options: JSON.stringify(options),
  supplements: JSON.stringify(supplements),
};

function zoneText({ name, parts }: Zone): string {
  return JSON.stringify({ name, parts });
}

/** A quarter of an hour is free, an hour at stations; then half a euro a minute. */
export const demoWaiting = { station_minutes: 60, other_minutes: 15, price_cents: 50 };
