import type { Point } from '../geo/great-circle.ts';
import type { Cents } from '../money.ts';
import { isInZone, type Zone } from '../zones/zone.ts';
import type { FareLine } from './fare.ts';

/** Added automatically: per passenger or bag beyond a number, or for a pickup in one of the zones. */
export type Supplement =
  | { kind: 'passengers' | 'luggage'; beyond: number; price: Cents }
  | { kind: 'pickup'; name: string; zones: readonly Zone[]; price: Cents };

export type Load = { passengers: number; luggage: number };
type Pickup = Load & { from: Point | null };

/** The range of loads for which a price holds. */
export type LoadRange = { [Counted in keyof Load]: { from: number; to: number | null } };

/** One line for each supplement that applies. */
export function supplementLines(supplements: readonly Supplement[], trip: Pickup): FareLine[] {
  return supplements.flatMap((supplement) => lineOf(supplement, trip) ?? []);
}

/** The range of loads with the same price; undefined when no supplement counts passengers or bags. */
export function rangeOfLoad(supplements: readonly Supplement[], load: Load): LoadRange | undefined {
  const counting = supplements.filter((supplement) => supplement.kind !== 'pickup');
  if (counting.length === 0) return undefined;
  const rangeOf = (kind: keyof Load) => {
    const limits = counting.flatMap((counted) => (counted.kind === kind ? [counted.beyond] : []));
    if (limits.length === 0) return { from: 0, to: null };
    const free = Math.min(...limits);
    return load[kind] <= free ? { from: 0, to: free } : { from: load[kind], to: load[kind] };
  };
  return { passengers: rangeOf('passengers'), luggage: rangeOf('luggage') };
}

export function isInRange(range: LoadRange, load: Load): boolean {
  return (['passengers', 'luggage'] as const).every((kind) => {
    const { from, to } = range[kind];
    return load[kind] >= from && (to === null || load[kind] <= to);
  });
}

function lineOf(supplement: Supplement, trip: Pickup): FareLine | undefined {
  if (supplement.kind === 'pickup') {
    const { from } = trip;
    const applies = from !== null && supplement.zones.some((zone) => isInZone(from, zone));
    return applies ? { kind: 'pickup', label: supplement.name, cents: supplement.price } : undefined;
  }
  const { kind, beyond, price } = supplement;
  const quantity = trip[kind] - beyond;
  if (quantity <= 0) return undefined;
  return { kind, beyond, quantity, unitCents: price, cents: (quantity * price) as Cents };
}
