import { type Cents, cents } from '../money.ts';
import type { FareLine } from './fare.ts';

/** The price of an hour beyond the order: the ordered hour with its coefficient. Undefined where none was priced. */
export function extraHourPrice(
  lines: readonly Pick<FareLine, 'kind' | 'quantity' | 'unitCents'>[],
): Cents | undefined {
  const unit = lines.find(({ kind }) => kind === 'hours')?.unitCents;
  if (unit === undefined) return undefined;
  const coefficient = lines.find(({ kind }) => kind === 'coefficient')?.quantity ?? 1;
  return cents(Math.floor((unit * Math.round(coefficient * 1000) + 500) / 1000));
}

const HOUR_MS = 3_600_000;

/** The hours started beyond the ordered ones. */
export function hoursBeyond(ordered: number, startedAt: Date, endedAt: Date): number {
  const driven = (endedAt.getTime() - startedAt.getTime()) / HOUR_MS;
  return Math.max(0, Math.ceil(driven - ordered));
}
