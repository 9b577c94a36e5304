import { memo } from 'react';
import type { RideView } from '#contract/rides.ts';
import type { Point } from '#web/map/route.ts';
import { RouteMap } from '#web/map/route-map.tsx';
import { rideName } from '#web/text/rides.ts';
import './ride-map.css';
import { useRideRoad } from '../data/rides-api.ts';
import { useSeen } from './use-seen.ts';

type Props = { ride: RideView; label?: string };

/**
 * A map is heavy: it is loaded when its card comes near, and drawn again only when the ride changes. While the route
 * is unknown its two ends are shown.
 */
export const RideMap = memo(function RideMap({ ride, label = `Itinéraire, ${rideName(ride)}` }: Props) {
  const { frame, seen } = useSeen();
  const from: Point = [ride.pickupLat, ride.pickupLng];
  const to: Point = [ride.destinationLat, ride.destinationLng];
  const path = useRideRoad(ride, seen) ?? [];

  return (
    <div className="ride-map" ref={frame}>
      {seen && <RouteMap route={{ from, to, path }} label={label} />}
    </div>
  );
});
