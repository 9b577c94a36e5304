import { type Cents, cents, MOST } from '../money.ts';
import type { OptionCode } from './option.ts';
import type { Rates, Tariff } from './pricing-rule.ts';

/** The measured road. `waitingMinutes` are spent at stops, beside the minutes of the road. */
export type Trip = { km: number; minutes: number; waitingMinutes?: number };

/**
 * The steps of a fare, then what is added to it: a pickup in a zone, extra passengers and bags, options, waiting; and
 * the difference to a price named by the driver. Extra hours, tolls and added stops only occur at the end of a ride.
 */
export const lineKinds = [
  'base',
  'km',
  'minutes',
  'flat',
  'hours',
  'minimum',
  'coefficient',
  'pickup',
  'passengers',
  'luggage',
  'option',
  'waiting',
  'discount',
  'supplement',
  'extra_hours',
  'toll',
  'added_stop',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** One step of a calculation: its kind, quantity, unit price and amount. The steps sum to the price. */
export type FareLine = {
  kind: LineKind;
  quantity?: number;
  unitCents?: Cents;
  cents: Cents;
  /** The name of a forfait ('Paris → CDG') or zone supplement, the reason of an addition, or when the driver waited. */
  label?: string;
  /** The number of passengers or bags included. */
  beyond?: number;
  option?: OptionCode;
  /** How many of the minutes are waiting at stops. */
  waitingMinutes?: number;
};

export type Fare = { total: Cents; lines: FareLine[] };

/** Distances and durations are rounded to the metre and to a hundredth of a minute; the rest is exact. */
const PRECISION = 100_000n;

export function fareFor(trip: Trip, tariff: Tariff): Fare {
  const parts = partsOf(trip, tariff);
  const subtotal = parts.reduce((sum, part) => sum + part.exact, 0n);
  const floor = exactly(tariff.minimumFare);
  if (floor > subtotal) parts.push({ kind: 'minimum', exact: floor - subtotal });
  const due = floor > subtotal ? floor : subtotal;
  const total = (due * thousandths(tariff.coefficient)) / 1000n;
  if (tariff.coefficient !== 1)
    parts.push({ kind: 'coefficient', quantity: tariff.coefficient, exact: total - due });
  return { total: rounded(total), lines: linesOf(parts) };
}

/** Whether a rule prices the minutes of a ride; if not, waiting at a stop is priced separately. */
export function countsMinutes({ method }: Pick<Rates, 'method'>): boolean {
  return method === 'distance_time' || method === 'time_only' || method === 'hourly';
}

type Part = Omit<FareLine, 'cents'> & { exact: bigint };

function partsOf(trip: Trip, rates: Rates): Part[] {
  switch (rates.method) {
    case 'distance_time':
      return [base(rates.baseFare), perKm(trip, rates.pricePerKm), perMinute(trip, rates.pricePerMinute)];
    case 'distance_only':
      return [base(rates.baseFare), perKm(trip, rates.pricePerKm)];
    case 'time_only':
      return [base(rates.baseFare), perMinute(trip, rates.pricePerMinute)];
    case 'flat_rate':
      return [{ kind: 'flat', exact: exactly(rates.flatRate) }];
    case 'hourly':
      return [times('hours', startedHours(trip.minutes + (trip.waitingMinutes ?? 0)), rates.hourlyRate)];
  }
}

function base(fee: Cents): Part {
  return { kind: 'base', exact: exactly(fee) };
}

function perKm({ km }: Trip, price: Cents): Part {
  return times('km', km, price);
}

function perMinute({ minutes, waitingMinutes = 0 }: Trip, price: Cents): Part {
  const part = times('minutes', minutes + waitingMinutes, price);
  return waitingMinutes > 0 ? { ...part, waitingMinutes } : part;
}

function startedHours(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / 60));
}

function times(kind: LineKind, quantity: number, unitCents: Cents): Part {
  return {
    kind,
    quantity,
    unitCents,
    exact: BigInt(Math.round(quantity * Number(PRECISION))) * BigInt(unitCents),
  };
}

function exactly(amount: Cents): bigint {
  return BigInt(amount) * PRECISION;
}

function thousandths(coefficient: number): bigint {
  return BigInt(Math.round(coefficient * 1000));
}

/** Each line is the rounded sum so far minus the one before, so that the lines sum to the total to the cent. */
function linesOf(parts: Part[]): FareLine[] {
  let exactSoFar = 0n;
  let centsSoFar = 0;
  return parts.map(({ exact, ...line }) => {
    exactSoFar += exact;
    const amount = cents(rounded(exactSoFar) - centsSoFar);
    centsSoFar += amount;
    return { ...line, cents: amount };
  });
}

function rounded(exact: bigint): Cents {
  const whole = Number((exact + PRECISION / 2n) / PRECISION);
  return cents(Math.min(whole, MOST));
}
