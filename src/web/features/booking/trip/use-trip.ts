import { type Query, useQuery } from '@tanstack/react-query';
import { urlOf } from '#contract/call.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import type { DistanceView } from '#contract/trip/places.ts';
import { QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { type TripDraft, tripQuery } from '../booking-api.ts';
import { roughTrip } from './rough-trip.ts';
import type { QuotedTrip, Trip } from './trip.ts';
import { endsOf } from './trip-ends.ts';

export type TripState = {
  trip: Trip | undefined;
  isMeasuring: boolean;
  /** Why there is no price, while it is retried. */
  failure: unknown;
  isRetrying: boolean;
  retry: () => void;
};

const NO_TRIP = 'no trip';
/** A new attempt clears the failure of the previous one. */
const NO_ANSWER_YET = 'no answer yet';
/** A quote is renewed while it still holds. */
const RENEWED_AFTER = (QUOTE_MINUTES - 5) * 60_000;
const SOON = 15_000;

/** The trip with its quote; a rough estimate while the server does not answer. A change aborts the pending request. */
export function useTrip(
  draft: TripDraft,
  moment: Date | undefined,
  { isWanted = true, delay = 0 } = {},
): TripState {
  const input = { query: tripQuery(draft, moment) };
  const wanted = isWanted ? urlOf(quoteTrip, input) : NO_TRIP;
  const settled = useDebounced(wanted, delay);
  const query = useQuery({
    ...readOptions(quoteTrip, input),
    enabled: isWanted && settled === wanted,
    select: tripFrom,
    staleTime: RENEWED_AFTER,
    gcTime: RENEWED_AFTER,
    refetchOnWindowFocus: true,
    refetchInterval: nextMeasure,
  });
  const state = {
    trip: undefined,
    isMeasuring: false,
    failure: undefined,
    isRetrying: false,
    retry: () => void query.refetch(),
  };

  if (!isWanted) return state;
  if (settled !== wanted) return { ...state, isMeasuring: true };
  if (query.data) return { ...state, trip: query.data };
  if (query.failureCount === 0 && query.errorUpdateCount === 0) return { ...state, isMeasuring: true };
  const ends = endsOf(draft);
  return {
    ...state,
    trip: ends && roughTrip(ends, new Date()),
    failure: query.failureReason ?? NO_ANSWER_YET,
    isRetrying: query.isFetching,
  };
}

export function tripFrom(view: DistanceView): QuotedTrip {
  return view;
}

function nextMeasure({ state }: Query<DistanceView>): number {
  return state.status === 'error' ? SOON : RENEWED_AFTER;
}
