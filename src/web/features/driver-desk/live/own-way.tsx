import { useMemo } from 'react';
import type { RideView } from '#contract/rides.ts';
import { WayPicture } from '#web/map/way/way-picture.tsx';
import { RideMap } from '#web/ride/card/route/ride-map.tsx';
import { wayOf } from '#web/ride/card/way/way-of.ts';
import { useSharing } from '#web/ride/data/position/share-position.ts';
import { useRideRoad } from '#web/ride/data/reads/rides-api.ts';

/** The map of the ride under way, with the driver's own car while its position is shared. */
export function OwnWay({ ride, label }: { ride: RideView; label: string }) {
  const { point } = useSharing(ride);
  const path = useRideRoad(ride, ride.status === 'in_progress');
  const way = useMemo(() => {
    const car = point && { point: [point.lat, point.lng] as const, heading: point.heading, isOld: false };
    return wayOf(ride, path ?? [], car);
  }, [ride, path, point]);

  if (!way || !point) return <RideMap ride={ride} label={label} />;
  return (
    <div className="ride-map">
      <WayPicture way={way} label={label} />
    </div>
  );
}
