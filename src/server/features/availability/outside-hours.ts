import type { Point } from '#domain/geo/great-circle.ts';
import type { Deps } from '#server/deps.ts';
import { areToConfirm } from './availability.ts';
import type { WantedDeparture } from './judge-departures.ts';

type Priced = {
  from: Point | null;
  to: Point | null;
  minutes: number;
  asked: { hours?: number | null | undefined };
};
type PricedTrip = { quote: Priced & { asked: { at: string }; toConfirm: boolean } };

/** In the form in which the plans of the drivers are checked. */
export function wantedDeparture(at: Date, { from, to, minutes, asked }: Priced): WantedDeparture {
  const isHire = typeof asked.hours === 'number';
  return { at, trip: { from, to, minutes: (from && to) || isHire ? minutes : null } };
}

/**
 * A price outside all working hours is to confirm, where the operator chose so: the form shows what the order will do.
 * A driver who orders confirms it by ordering.
 */
export function confirmedOutsideHours(deps: Deps, isDriver: () => Promise<boolean> = async () => false) {
  return async <Trip extends PricedTrip>(priced: readonly Trip[]): Promise<Trip[]> => {
    const wanted = priced.map(({ quote }) => wantedDeparture(new Date(quote.asked.at), quote));
    const toConfirm = await areToConfirm(deps, wanted);
    if (!toConfirm.includes(true) || (await isDriver())) return [...priced];
    return priced.map((trip, index) =>
      toConfirm[index] ? { ...trip, quote: { ...trip.quote, toConfirm: true } } : trip,
    );
  };
}
