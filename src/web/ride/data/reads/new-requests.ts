import type { RideView } from '#contract/rides/rides.ts';
import { useWaitingRequests } from '#web/signals/new-requests.ts';
import { useStoredRides } from '../cache/ride-cache.ts';
import { hasExpired } from '../offers.ts';

/** The requests that arrived while the page was open and are neither answered nor put off. */
export function useArrivedRequests(now: Date): RideView[] {
  const rides = useStoredRides(useWaitingRequests());
  return rides.filter((ride) => ride.status === 'pending' && !hasExpired(ride, now));
}
