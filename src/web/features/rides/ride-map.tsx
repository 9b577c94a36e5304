import { memo } from 'react';
import type { RideView } from '#contract/rides.ts';
import type { Point } from '#web/map/route.ts';
import { RouteMap } from '#web/map/route-map.tsx';
import './ride-map.css';

/** The road is not kept with a ride: its two ends are shown. Drawn again only when the ride changes. */
export const RideMap = memo(function RideMap({ ride }: { ride: RideView }) {
  const from: Point = [ride.pickupLat, ride.pickupLng];
  const to: Point = [ride.destinationLat, ride.destinationLng];

  return (
    <div className="ride-map">
      <RouteMap route={{ from, to, path: [from, to] }} />
    </div>
  );
});
