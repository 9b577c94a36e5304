import type { RideView } from '#contract/rides.ts';

export type NavigationLink = { name: string; href: string };

/** Navigation to the driver's next stop, the phone's maps app first. */
export function navigationLinks(ride: RideView, userAgent: string): NavigationLink[] {
  const point = nextPoint(ride).join(',');
  return [
    ...ownMaps(point, userAgent),
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${point}&travelmode=driving`,
    },
    { name: 'Waze', href: `https://waze.com/ul?ll=${point}&navigate=yes` },
  ];
}

/** Before the start the driver goes to the client, afterwards to the destination. */
export function isUnderWay({ status }: Pick<RideView, 'status'>): boolean {
  return status === 'in_progress';
}

function nextPoint(ride: RideView): [number, number] {
  if (isUnderWay(ride)) return [ride.destinationLat, ride.destinationLng];
  return [ride.pickupLat, ride.pickupLng];
}

/** Only phones have a maps app that a link opens. */
function ownMaps(point: string, userAgent: string): NavigationLink[] {
  if (/android/iu.test(userAgent))
    return [{ name: 'Application du téléphone', href: `geo:${point}?q=${point}` }];
  if (/iphone|ipad/iu.test(userAgent))
    return [{ name: 'Plans', href: `https://maps.apple.com/?daddr=${point}&dirflg=d` }];
  return [];
}
