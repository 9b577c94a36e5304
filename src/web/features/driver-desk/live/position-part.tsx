import Crosshair from 'lucide-react/icons/crosshair';
import { useEffect, useMemo, useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { isJustTaken } from '#domain/ride/way.ts';
import { WayPicture } from '#web/map/way/way-picture.tsx';
import { RideMap } from '#web/ride/card/ride-map.tsx';
import { wayOf } from '#web/ride/card/way/way-of.ts';
import { useRideRoad } from '#web/ride/data/rides-api.ts';
import {
  answerFor,
  keepPositionPrivate,
  type Sharing,
  sharePosition,
  useSharing,
} from '#web/ride/data/share-position.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import { AskPosition } from './ask-position.tsx';
import './position-part.css';

const words: Record<Sharing, string> = {
  off: 'Position non partagée',
  starting: 'Recherche de votre position',
  shared: 'Position partagée',
  paused: 'En pause pendant la navigation',
  blocked: 'Position bloquée par le navigateur',
};

/** The map of the ride under way with the driver's own car, and the chip that says who sees it. */
export function PositionPart({ ride, label }: { ride: RideView; label: string }) {
  const { sharing, point } = useSharing(ride);
  const [isAsking, setAsking] = useState(() => isToBeAsked(ride));
  const path = useRideRoad(ride, ride.status === 'in_progress');
  const way = useMemo(() => {
    const car = point && { point: [point.lat, point.lng] as const, heading: point.heading, isOld: false };
    return wayOf(ride, path ?? [], car);
  }, [ride, path, point]);
  const { id, version } = ride;

  // After a reload the driver's answer still holds, and a step that waited for the network makes it possible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the ride may be the one that is under way.
  useEffect(() => {
    if (answerFor({ id })) sharePosition({ id });
  }, [id, version]);
  const answer = (mayShare: boolean) => {
    setAsking(false);
    if (mayShare) sharePosition(ride);
    else keepPositionPrivate(ride);
  };
  const isOn = sharing !== 'off' && sharing !== 'blocked';

  return (
    <>
      {way && point ? (
        <div className="ride-map">
          <WayPicture way={way} label={label} />
        </div>
      ) : (
        <RideMap ride={ride} label={label} />
      )}
      {'geolocation' in navigator && (
        <p className={isOn ? 'position-chip position-chip-on' : 'position-chip'}>
          <Crosshair aria-hidden="true" />
          <span role="status">{words[sharing]}</span>
          {isOn ? (
            <button type="button" onClick={() => keepPositionPrivate(ride)}>
              Arrêter
            </button>
          ) : (
            <button type="button" onClick={() => setAsking(true)}>
              {sharing === 'blocked' ? 'Que faire ?' : 'Partager'}
            </button>
          )}
        </p>
      )}
      <AskPosition ride={ride} open={isAsking} isBlocked={sharing === 'blocked'} onAnswer={answer} />
    </>
  );
}

/** Once, by whoever has just left; later the chip is there. */
function isToBeAsked(ride: RideView): boolean {
  const hasJustLeft = ride.status === 'accepted' && isJustTaken('on_the_way', factsOf(ride), new Date());
  return 'geolocation' in navigator && hasJustLeft && answerFor(ride) === undefined;
}
