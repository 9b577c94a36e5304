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

export type Hire = { hours: number; scheduledAt: Date; startedAt: Date };

/** The hours started beyond the ordered ones, which begin with the departure: a car that starts early drives for nothing. */
export function hoursBeyond({ hours, scheduledAt, startedAt }: Hire, endedAt: Date): number {
  const begun = Math.max(startedAt.getTime(), scheduledAt.getTime());
  const driven = (endedAt.getTime() - begun) / HOUR_MS;
  return Math.max(0, Math.ceil(driven - hours));
}
