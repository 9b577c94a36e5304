import { type Query, useQuery } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import { quoteTrip } from '#contract/places.calls.ts';
import type { DistanceView } from '#contract/places.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { tripQuery } from '../booking-api.ts';
import { roughTrip } from './rough-trip.ts';
import type { Trip } from './trip.ts';
import type { Ends } from './trip-ends.ts';

export type TripState = { trip: Trip | undefined; isMeasuring: boolean };

const NO_TRIP = 'no trip';
const nowhere: Ends = { from: { lat: 0, lng: 0 }, to: { lat: 0, lng: 0 } };
/** A quote is valid for fifteen minutes: it is renewed before. */
const TEN_MINUTES = 10 * 60_000;
const SOON = 15_000;

/** The measured trip; an estimate while the server does not answer. A change aborts the running request. */
export function useTrip(ends: Ends | undefined, moment: Date | undefined, delay = 0): TripState {
  const input = { query: tripQuery(ends ?? nowhere, moment) };
  const wanted = ends ? urlOf(quoteTrip, input) : NO_TRIP;
  const settled = useDebounced(wanted, delay);
  const query = useQuery({
    ...readOptions(quoteTrip, input),
    enabled: ends !== undefined && settled === wanted,
    select: tripFrom,
    staleTime: TEN_MINUTES,
    gcTime: TEN_MINUTES,
    refetchOnWindowFocus: true,
    refetchInterval: nextMeasure,
  });

  if (!ends) return { trip: undefined, isMeasuring: false };
  if (settled !== wanted) return { trip: undefined, isMeasuring: true };
  if (query.data) return { trip: query.data, isMeasuring: false };
  if (query.failureCount > 0) return { trip: roughTrip(ends, new Date()), isMeasuring: false };
  return { trip: undefined, isMeasuring: true };
}

export function tripFrom(view: DistanceView): Trip {
  return view;
}

function nextMeasure({ state }: Query<DistanceView>): number {
  return state.status === 'error' ? SOON : TEN_MINUTES;
}
