import type { RideStatus } from '#domain/ride/ride.ts';
import { rideStatusLabels, rideStatusLooks } from '#web/text/rides.ts';
import { Status } from '#web/ui/badge.tsx';

/** A status this version does not know reads as cancelled. */
export function RideStatusMark({ status, expired = false }: { status: RideStatus; expired?: boolean }) {
  if (expired) {
    return (
      <Status tone="bad" shape="alert">
        Expirée
      </Status>
    );
  }
  const known = status in rideStatusLooks ? status : 'cancelled';
  return <Status {...rideStatusLooks[known]}>{rideStatusLabels[known]}</Status>;
}
