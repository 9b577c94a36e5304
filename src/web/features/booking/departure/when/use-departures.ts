import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkMoment, listDepartures } from '#contract/trip/departures.calls.ts';
import type { DeparturesQuery } from '#contract/trip/departures.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { readOptions } from '#web/api/read-options.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { useBooking } from '../../draft/use-booking.ts';
import type { Ends } from '../../trip/trip-ends.ts';

/** What is known of the trip, as the order will be checked. */
function useTripQuery(): Omit<DeparturesQuery, 'month'> {
  const { draft, ends, trip } = useBooking();
  const hours = hireHours(draft);
  if (hours !== null) return { ...(ends && coordinatesOf(ends)), minutes: String(hours * 60) };
  if (!ends || !trip || trip.duration === null) return {};
  return { ...coordinatesOf(ends), minutes: String(Math.round(trip.duration)) };
}

function coordinatesOf({ from, to }: Ends) {
  return { fromLat: from.lat, fromLng: from.lng, toLat: to.lat, toLng: to.lng };
}

/** The possible days and hours of a month. */
export function useDepartures(month: string) {
  const trip = useTripQuery();
  return useQuery({
    ...readOptions(listDepartures, { query: { month, ...trip } }),
    placeholderData: keepPreviousData,
  });
}

/** The answer for one typed moment ('YYYY-MM-DDTHH:mm'); no request while it is incomplete or already known. */
export function useMoment(local: string, isAsked: boolean) {
  const trip = useTripQuery();
  const at = momentInParis(local)?.toISOString() ?? '';
  return useQuery({
    ...readOptions(checkMoment, { query: { at, ...trip } }),
    enabled: isAsked && at !== '',
  });
}
