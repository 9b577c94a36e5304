import { numbered } from './french.ts';
import type { RideView } from './rides.ts';

type Load = Pick<RideView, 'passengers' | 'luggage' | 'travelReference'>;

/** '2 passagers', '3 bagages', 'AF 1681' */
export function rideLoad({ passengers, luggage, travelReference }: Load): string[] {
  return [
    numbered(passengers, 'passager'),
    ...(luggage > 0 ? [numbered(luggage, 'bagage')] : []),
    ...(travelReference ? [travelReference] : []),
  ];
}
