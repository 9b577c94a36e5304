import { Suspense, useMemo } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { RideMap } from '#web/ride/card/route/ride-map.tsx';
import { wayOf } from '#web/ride/card/way/way-of.ts';
import { useSharing } from '#web/ride/data/position/share-position.ts';
import { useRideRoad } from '#web/ride/data/reads/read-road.ts';
import { preloadable } from '#web/ui/preloadable.tsx';

/** Only for a driver who shares their position. */
const MovingMap = preloadable(async () => (await import('./moving-map.tsx')).MovingMap, { missing: RideMap });

/** The map of the ride under way, with the driver's own car while its position is shared. */
export function OwnWay({ ride, label }: { ride: RideView; label: string }) {
  const { point } = useSharing(ride);
  const path = useRideRoad(ride, ride.status === 'in_progress');
  const way = useMemo(() => {
    const car = point && { point: [point.lat, point.lng] as const, heading: point.heading, isOld: false };
    return wayOf(ride, path ?? [], car);
  }, [ride, path, point]);

  const still = <RideMap ride={ride} label={label} />;
  if (!way || !point) return still;
  return (
    <Suspense fallback={still}>
      <MovingMap {...{ ride, way, label }} />
    </Suspense>
  );
}
