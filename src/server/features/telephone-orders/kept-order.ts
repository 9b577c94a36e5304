import type { GuestLinkView } from '#contract/rides/telephone-orders.ts';
import { mayKeepOrder } from '#domain/guest/confirmation.ts';
import { guestLinkEnds } from '#domain/guest/guest-link.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { currentToken, guestLink, linkAddress } from '#server/features/ride-links/index.ts';
import { factsOf, findRide, type RideWithPeople } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';

/** An order of which this driver keeps the link. To drivers who may not see the ride there is none. */
export async function keptOrder({ db }: Deps, driver: UserRow, rideId: string): Promise<RideWithPeople> {
  const ride = await findRide(db, rideId);
  if (!ride || !maySeeRide(driver, factsOf(ride))) throw new AppError('ride_not_found');
  const { driver_id: driverId, entered_by: enteredBy } = ride;
  if (enteredBy === null) throw new AppError('order_not_taken');
  if (!mayKeepOrder(driver, { driverId, enteredBy })) throw new AppError('not_allowed');
  return ride;
}

export async function presentGuestLink(
  deps: Deps,
  ride: RideWithPeople,
  site: string,
): Promise<GuestLinkView> {
  const token = await currentToken(deps, guestLink, ride.id);
  return {
    url: token ? linkAddress(guestLink, site, token) : null,
    endsAt: guestLinkEnds({ scheduledAt: ride.scheduled_at, endedAt: ride.ended_at }).toISOString(),
  };
}
