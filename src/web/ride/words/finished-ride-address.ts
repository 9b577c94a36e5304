import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { may } from '#domain/policy.ts';
import { addressWithSearch } from '#web/browser/search-of-address.ts';
import { addressOfView } from './driver-desk-address.ts';

/** Where a driver or an admin finds any past ride: the list, searched by its number. */
export function finishedRideAddress({ number }: Pick<RideView, 'number'>, viewer: { role: Role }): string {
  const list = may(viewer, 'drive') ? addressOfView('finished') : `${homeOf('admin')}?onglet=courses`;
  return addressWithSearch(list, String(number));
}
