import type { RideView } from '#contract/rides/rides.ts';
import { LandingTimes } from '#web/ride/card/way/landing-times.tsx';
import { WaitingRing } from './waiting-ring.tsx';

/** The waiting time of a driver at the pickup, and the signs of the passenger. */
export function OnTheSpot({ ride }: { ride: RideView }) {
  return (
    <>
      {ride.arrivedAt && <WaitingRing ride={ride} />}
      <LandingTimes ride={ride} />
    </>
  );
}
