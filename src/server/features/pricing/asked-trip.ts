import type { Stops } from '#contract/trip/trip.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import type { AskedStop } from './quote.ts';
import type { AskedPlace } from './resolve-place.ts';

/** A hire without a last destination ends at its pickup. */
export function askedEnds(from: AskedPlace, to: AskedPlace): { from: AskedPlace; to: AskedPlace } {
  return { from, to: to.address || to.point ? to : from };
}

export function askedStops(stops: Stops): AskedStop[] {
  return stops.map(({ address, lat, lng, waitingMinutes = 0 }) => ({
    address,
    point: knownPoint(lat, lng),
    waitingMinutes,
  }));
}
