import { useEffect, useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { isJustTaken } from '#domain/ride/way.ts';
import { answerFor, sharePosition } from '#web/ride/data/position/share-position.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import { OwnWay } from './own-way.tsx';
import { PositionSwitch } from './position-switch.tsx';

/** The map of the ride under way with the driver's own car, and the chip that says who sees it. */
export function PositionPart({ ride, label }: { ride: RideView; label: string }) {
  const [isAskedAtOnce] = useState(() => isToBeAsked(ride));
  const { id, version } = ride;

  // After a reload the driver's choice still applies; a queued step that was sent may also allow sharing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the ride may be the one that is under way.
  useEffect(() => {
    if (answerFor({ id })) sharePosition({ id });
  }, [id, version]);

  return (
    <>
      <OwnWay ride={ride} label={label} />
      <PositionSwitch ride={ride} place="chip" isAskedAtOnce={isAskedAtOnce} />
    </>
  );
}

/** Asked once, right after setting off; later only the chip offers it. */
function isToBeAsked(ride: RideView): boolean {
  const hasJustLeft = ride.status === 'accepted' && isJustTaken('on_the_way', factsOf(ride), new Date());
  return 'geolocation' in navigator && hasJustLeft && answerFor(ride) === undefined;
}
