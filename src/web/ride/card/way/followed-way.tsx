import Clock from 'lucide-react/icons/clock';
import { useMemo } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { arrivalAhead } from '#contract/words/arrival-ahead.ts';
import { useSeconds } from '#web/browser/use-seconds.ts';
import { WayPicture } from '#web/map/way/way-picture.tsx';
import { type Arrival, arrivalOf } from '#web/text/arrival.ts';
import { clockText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';
import { useFollowedPosition } from '../../data/position/followed-position.ts';
import { useRideRoad } from '../../data/reads/read-road.ts';
import { PlaceUnknown } from '../route/place-unknown.tsx';
import './followed-way.css';
import { wayOf } from './way-of.ts';

/** The map of a ride under way, for its client: where the car is, and when it arrives. */
export function FollowedWay({ ride }: { ride: RideView }) {
  const seen = useFollowedPosition(ride);
  const now = useSeconds(true).getTime();
  const path = useRideRoad(ride, ride.status === 'in_progress');
  const arrival = seen && arrivalOf(seen, now);
  const isOld = arrival?.isOld ?? false;
  const isShown = arrival !== undefined;
  const way = useMemo(() => {
    const car = seen && isShown && { point: [seen.lat, seen.lng] as const, heading: seen.heading, isOld };
    return wayOf(ride, path ?? [], car || undefined);
  }, [ride, path, seen, isShown, isOld]);
  const words = wordsOf(ride, arrival);

  if (!way) return <PlaceUnknown />;
  return (
    <div className="followed-way">
      <WayPicture way={way} label={`Position de la voiture, ${rideName(ride)}`} />
      {words && (
        <p className="followed-arrival">
          <Clock aria-hidden="true" />
          {words}
        </p>
      )}
      {arrival?.isOld && (
        <p className="followed-seen" role="status">
          {arrival.seen}
        </p>
      )}
    </div>
  );
}

/** The arrival is marked as an estimate unless a service measured the road; before the departure it always is. */
function wordsOf(ride: RideView, arrival: Arrival | undefined): string {
  if (ride.status === 'accepted' && ride.arrivedAt) return 'Sur place';
  if (arrival?.time) {
    if (arrival.isRough) return `Arrivée estimée ${arrival.isOld ? '' : 'dans '}${arrival.time}`;
    return `${arrival.isOld ? 'Arrivée' : 'Arrive dans'} ${arrival.time}`;
  }
  const expected = ride.status === 'accepted' ? arrivalAhead(ride, new Date()) : undefined;
  return expected ? `Arrivée estimée vers ${clockText(expected)}` : '';
}
