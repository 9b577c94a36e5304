import type { StopBody } from '../trip/trip.ts';

/** Stops in the address of a quote. */
export function textOfStops(stops: readonly StopBody[]): string {
  return JSON.stringify(stops);
}
