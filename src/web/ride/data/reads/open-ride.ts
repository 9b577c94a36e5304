import { navigate } from 'wouter/use-browser-location';
import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { may } from '#domain/policy.ts';
import { requestRide } from '#web/signals/ride-request.ts';
import { deskAddressOf } from '../../words/client-desk-address.ts';
import { driverAddressOf } from '../../words/driver-desk-address.ts';

/** Opens the list of the dashboard that holds a ride, with the ride in view. */
export function openRide(ride: RideView, viewer: { role: Role }): void {
  requestRide(ride.id);
  navigate(may(viewer, 'drive') ? driverAddressOf(ride, new Date()) : deskAddressOf(ride));
}
