import type { RideView } from '#contract/rides/rides.ts';
import { shownEmail } from '#domain/privacy/erased-person.ts';
import { type Actor, isAgreed } from '#domain/ride/ride.ts';
import { maySeeClientPhone } from '#domain/ride/ride-policy.ts';
import type { RideWithPeople } from './reading/ride-repository.ts';
import { factsOf } from './reading/ride-snapshot.ts';

export function presentClient(ride: RideWithPeople, viewer: Actor): RideView['client'] {
  return {
    firstName: ride.client_first_name,
    lastName: ride.client_last_name,
    email: shownEmail(ride.client_email),
    phone: maySeeClientPhone(viewer, factsOf(ride)) ? ride.client_phone : null,
  };
}

export function presentDriver(ride: RideWithPeople): RideView['driver'] {
  if (ride.driver_first_name === null) return null;
  return {
    firstName: ride.driver_first_name,
    lastName: ride.driver_last_name ?? '',
    email: shownEmail(ride.driver_email ?? ''),
    phone: isAgreed(ride) ? ride.driver_phone : null,
    vehicle: isAgreed(ride) ? vehicleOf(ride) : null,
  };
}

function vehicleOf({ vehicle_make, vehicle_model, vehicle_plate }: RideWithPeople) {
  if (!vehicle_make && !vehicle_model && !vehicle_plate) return null;
  return { make: vehicle_make ?? '', model: vehicle_model ?? '', plate: vehicle_plate ?? '' };
}
