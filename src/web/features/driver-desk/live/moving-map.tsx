import type { RideView } from '#contract/rides/rides.ts';
import type { Way } from '#web/map/way/way-map.ts';
import { WayPicture } from '#web/map/way/way-picture.tsx';

type Props = { ride: RideView; way: Way; label: string };

/** The map of the ride under way, with the car on it. */
export function MovingMap({ way, label }: Props) {
  return (
    <div className="ride-map">
      <WayPicture way={way} label={label} />
    </div>
  );
}
