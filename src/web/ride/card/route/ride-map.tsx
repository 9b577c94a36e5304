import { memo } from 'react';
import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type * as geo from '#domain/geo/great-circle.ts';
import type { Point } from '#web/map/route.ts';
import { RouteMap } from '#web/map/route-map.tsx';
import { rideName } from '#web/text/rides.ts';
import './ride-map.css';
import { useRideRoad } from '../../data/reads/read-road.ts';
import { PlaceUnknown } from './place-unknown.tsx';
import { useSeen } from './use-seen.ts';

type Props = { ride: RideView; label?: string };

/**
 * A map is heavy: it is loaded when its card comes near, and drawn again only when the ride changes. While the route
 * is unknown its two ends are shown, and no map when one of them is.
 */
export const RideMap = memo(function RideMap({ ride, label = `Itinéraire, ${rideName(ride)}` }: Props) {
  const { frame, seen } = useSeen();
  const { pickup, destination } = placesOf(ride);
  const isDrawn = seen && pickup !== null && destination !== null;
  const path = useRideRoad(ride, isDrawn) ?? [];

  return (
    <div className="ride-map" ref={frame}>
      {isDrawn && (
        <RouteMap
          route={{ from: pointOf(pickup), to: pointOf(destination), stops: stopsOf(ride), path }}
          label={label}
        />
      )}
      {(!pickup || !destination) && <PlaceUnknown />}
    </div>
  );
});

function pointOf({ lat, lng }: geo.Point): Point {
  return [lat, lng];
}

function stopsOf({ stops }: RideView): Point[] {
  return stops.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [[lat, lng] as const]));
}
