import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { Point } from '#domain/geo/great-circle.ts';

export type NavigationLink = { name: string; href: string };

/** Navigation to the next stop, the phone's maps app first; by the text of the address when its point is unknown. */
export function navigationLinks(ride: RideView, userAgent: string): NavigationLink[] {
  const point = nextPoint(ride);
  const stop = point ? `${point.lat},${point.lng}` : encodeURIComponent(nextAddress(ride));
  return [
    ...ownMaps(stop, userAgent, point !== null),
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${stop}&travelmode=driving`,
    },
    { name: 'Waze', href: `https://waze.com/ul?${point ? 'll' : 'q'}=${stop}&navigate=yes` },
  ];
}

/** Before the start the driver goes to the client, afterwards to the destination. */
export function isUnderWay({ status }: Pick<RideView, 'status'>): boolean {
  return status === 'in_progress';
}

export function nextAddress(ride: RideView): string {
  return isUnderWay(ride) ? ride.destinationAddress : ride.pickupAddress;
}

function nextPoint(ride: RideView): Point | null {
  const { pickup, destination } = placesOf(ride);
  return isUnderWay(ride) ? destination : pickup;
}

/** Only phones have a maps app that a link opens. */
function ownMaps(stop: string, userAgent: string, isPoint: boolean): NavigationLink[] {
  if (/android/iu.test(userAgent))
    return [{ name: 'Application du téléphone', href: `geo:${isPoint ? stop : '0,0'}?q=${stop}` }];
  if (/iphone|ipad/iu.test(userAgent))
    return [{ name: 'Plans', href: `https://maps.apple.com/?daddr=${stop}&dirflg=d` }];
  return [];
}
