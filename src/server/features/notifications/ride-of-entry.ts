import { isForPassenger } from '#domain/notification/audiences.ts';
import { isStillCurrent } from '#domain/notification/still-current.ts';
import { isExpired } from '#domain/ride/ride.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { ridesMovedTogether } from './moved-together.ts';
import { findNotificationRide, type NotificationRide } from './notification-ride.ts';

type EntryRide = { ride: NotificationRide; ids: readonly string[] };

/** What a message is still about: its ride; of several, the first one that it still holds for, and all of those. */
export async function rideOfEntry(deps: Deps, entry: OutboxRow): Promise<EntryRide | undefined> {
  const ids = entry.ride_count > 1 && !entry.grouped ? await currentRides(deps, entry) : [entry.ride_id];
  const ride = ids[0] === undefined ? undefined : await findNotificationRide(deps, ids[0]);
  const isCurrent =
    ride && (entry.grouped || isStillCurrent(entry.event, stateOf(ride, entry, deps.clock())));
  return isCurrent ? { ride, ids } : undefined;
}

/** Those rides of its order that it covers and still holds for. One that was handed over has messages of its own. */
async function currentRides(deps: Deps, entry: OutboxRow): Promise<string[]> {
  const moved = await ridesMovedTogether(deps, entry);
  const own = moved.find(({ id }) => id === entry.ride_id);
  const isTheirs = (ride: { passenger_phone: string }) => ride.passenger_phone === own?.passenger_phone;
  const covered = isForPassenger(entry.event) ? moved.filter(isTheirs) : moved;
  const stayed = covered.filter((ride) => !ride.was_handed_over);
  const candidates = stayed.length > 0 ? stayed : covered;
  const first = candidates.find(({ id }) => id === entry.ride_id) ?? candidates[0];
  return candidates
    .filter((ride) => ride.to_status === 'pending' || ride.driver_id === first?.driver_id)
    .filter((ride) => isStillCurrent(entry.event, stateOf(ride, entry, deps.clock())))
    .map(({ id }) => id);
}

type State = Pick<
  NotificationRide,
  | 'status'
  | 'scheduled_at'
  | 'driver_id'
  | 'cancellation_requested_at'
  | 'on_the_way_at'
  | 'arrived_at'
  | 'change_asked_by'
>;

function stateOf(ride: State, { recipient_id: recipientId }: OutboxRow, now: Date) {
  const { status, cancellation_requested_at: cancellationRequestedAt, change_asked_by } = ride;
  return {
    status,
    cancellationRequestedAt,
    onTheWayAt: ride.on_the_way_at,
    arrivedAt: ride.arrived_at,
    changeAskedBy: change_asked_by,
    isExpired: isExpired({ status, scheduledAt: ride.scheduled_at }, now),
    driverId: ride.driver_id,
    recipientId,
  };
}
