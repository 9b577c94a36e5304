import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { extraHourPrice } from '#domain/pricing/extra-hours.ts';
import { clockText } from '#web/text/dates.ts';
import type { Trip } from './trip.ts';

const HOUR_MS = 3_600_000;

/** 'De 13:00 à 17:00' */
export function hireSpan(moment: Date | undefined, hours: number): { from: string; to: string } | undefined {
  if (!moment) return undefined;
  return { from: clockText(moment), to: clockText(new Date(moment.getTime() + hours * HOUR_MS)) };
}

/** What each started hour beyond the order costs; undefined while it is not settled. */
export function nextHourPrice(trip: Trip | undefined): string | undefined {
  if (!trip || trip.priceToConfirm) return undefined;
  const price = extraHourPrice(
    trip.priceLines.map(({ kind, quantity, unitPrice }) => ({
      kind,
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitPrice === undefined ? {} : { unitCents: moneyFrom(unitPrice) ?? cents(0) }),
    })),
  );
  return price && moneyText(price);
}
