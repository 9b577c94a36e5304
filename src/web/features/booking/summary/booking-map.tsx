import { type ReactNode, useMemo } from 'react';
import type { Coords } from '#web/browser/geolocation.ts';
import type { Point, Route } from '#web/map/route.ts';
import { RouteMap } from '#web/map/route-map.tsx';
import { stopsIn } from '#web/signals/chosen-words.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { useBooking } from '../draft/use-booking.ts';
import { arrivalText } from '../trip/arrival-text.ts';

const NO_PATH: Route['path'] = [];

type Props = {
  /** The times beside both ends, on a large map. */
  withHours?: boolean;
  /** Shown until both addresses are known. */
  children: ReactNode;
};

export function BookingMap({ withHours = false, children }: Props) {
  const { ends, draft, trip, moment } = useBooking();
  const arrival = arrivalText(trip, moment);
  const departure = typedDayAndTimeText(draft.date);
  const path = trip?.path ?? NO_PATH;
  const [from, to] = [ends?.from, ends?.to];
  const { words, stops } = draft;

  const route = useMemo<Route | undefined>(
    () =>
      from &&
      to && {
        from: pointOf(from),
        to: pointOf(to),
        stops: stopsIn({ words, stops }).flatMap(({ coords }) => (coords ? [pointOf(coords)] : [])),
        path,
        pins:
          withHours && departure && arrival
            ? { from: { label: 'Départ', text: departure }, to: { label: 'Arrivée estimée', text: arrival } }
            : undefined,
      },
    [from, to, words, stops, path, withHours, departure, arrival],
  );

  return route ? <RouteMap route={route} /> : children;
}

function pointOf({ lat, lng }: Coords): Point {
  return [lat, lng];
}
