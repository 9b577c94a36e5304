import { type Query, useQuery } from '@tanstack/react-query';
import type { DistanceView } from '#contract/places.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { measurePath } from '../booking-api.ts';
import { roughTrip } from './rough-trip.ts';
import type { Trip } from './trip.ts';
import type { Ends } from './trip-ends.ts';

export type TripState = { trip: Trip | undefined; isMeasuring: boolean };

const NO_TRIP = 'no trip';
/** A price is promised for fifteen minutes: it is asked for again before that. */
const TEN_MINUTES = 10 * 60_000;
const SOON = 15_000;

/** The measured trip; a rough one while the server does not answer. A change cancels what was being asked. */
export function useTrip(ends: Ends | undefined, moment: Date | undefined, delay = 0): TripState {
  const path = ends ? measurePath(ends.from, ends.to, moment) : NO_TRIP;
  const settled = useDebounced(path, delay);
  const query = useQuery({
    queryKey: [settled],
    enabled: settled === path && settled !== NO_TRIP,
    select: tripFrom,
    staleTime: TEN_MINUTES,
    gcTime: TEN_MINUTES,
    refetchOnWindowFocus: true,
    refetchInterval: nextMeasure,
  });

  if (!ends) return { trip: undefined, isMeasuring: false };
  if (settled !== path) return { trip: undefined, isMeasuring: true };
  if (query.data) return { trip: query.data, isMeasuring: false };
  if (query.failureCount > 0) return { trip: roughTrip(ends, new Date()), isMeasuring: false };
  return { trip: undefined, isMeasuring: true };
}

export function tripFrom(view: DistanceView): Trip {
  return view;
}

function nextMeasure({ state }: Query<DistanceView, Error, DistanceView, string[]>): number {
  return state.status === 'error' ? SOON : TEN_MINUTES;
}
