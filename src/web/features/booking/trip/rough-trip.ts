import { moneyText } from '#domain/money.ts';
import { estimateFor } from '#domain/pricing/estimate.ts';
import type { Trip } from './trip.ts';
import type { Ends } from './trip-ends.ts';

const KM_PER_DEGREE = 111;
const NO_PATH: Trip['path'] = [];

/** Shown while the server cannot be reached, never ordered: straight-line distance, without pricing rules. */
export function roughTrip({ from, to }: Ends, now: Date): Trip {
  const km = Math.hypot(from.lat - to.lat, from.lng - to.lng) * KM_PER_DEGREE;
  const { total, lines } = estimateFor({ km, minutes: 0 }, [], now);
  return {
    distance: km,
    duration: null,
    co2e: null,
    price: moneyText(total),
    priceLines: lines.map(({ kind, quantity, unitCents, cents }) => ({
      kind,
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitCents === undefined ? {} : { unitPrice: moneyText(unitCents) }),
      amount: moneyText(cents),
    })),
    priceToConfirm: true,
    cancellationTerms: null,
    pickupKnown: true,
    destinationKnown: true,
    stopsKnown: [],
    quoteId: undefined,
    path: NO_PATH,
  };
}
