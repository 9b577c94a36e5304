import { isStillCurrent } from '#domain/notification/still-current.ts';
import { isExpired } from '#domain/ride/ride.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { findNotificationRide, type NotificationRide } from './notification-ride.ts';

/** The rides of an order that were moved together were written within it. */
const ONE_MOVE_MS = 5_000;

type ToldRide = { ride: NotificationRide; ids: readonly string[] };

/** What a message is still about: its ride; of several, the first one that it still holds for, and all of those. */
export async function toldRide(deps: Deps, entry: OutboxRow): Promise<ToldRide | undefined> {
  const ids = entry.ride_count > 1 && !entry.grouped ? await currentRides(deps, entry) : [entry.ride_id];
  const ride = ids[0] === undefined ? undefined : await findNotificationRide(deps, ids[0]);
  const isCurrent =
    ride && (entry.grouped || isStillCurrent(entry.event, stateOf(ride, entry, deps.clock())));
  return isCurrent ? { ride, ids } : undefined;
}

/** The ride of the entry and those of its order that its move changed too, if it still holds for them. */
async function currentRides({ db, clock }: Deps, entry: OutboxRow): Promise<string[]> {
  const { ride_id, ride_count, created_at } = entry;
  const until = new Date(created_at.getTime() + ONE_MOVE_MS);
  const covered = await db
    .selectFrom('rides')
    .leftJoin('change_requests as asked', (join) =>
      join.onRef('asked.ride_id', '=', 'rides.id').on('asked.refused_at', 'is', null),
    )
    .select(['rides.id', 'status', 'scheduled_at', 'driver_id'])
    .select(['cancellation_requested_at', 'on_the_way_at', 'arrived_at', 'asked.asked_by as change_asked_by'])
    .where('order_id', '=', (eb) =>
      eb.selectFrom('rides as own').select('order_id').where('id', '=', ride_id),
    )
    .where((eb) => {
      const moved = eb
        .selectFrom('ride_events')
        .whereRef('ride_id', '=', 'rides.id')
        .where('at', '>=', created_at)
        .where('at', '<=', until);
      return eb.or([eb('rides.id', '=', ride_id), eb.exists(moved.select('ride_id'))]);
    })
    .orderBy('order_place')
    .execute();
  return covered
    .filter((ride) => isStillCurrent(entry.event, stateOf(ride, entry, clock())))
    .slice(0, ride_count)
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
