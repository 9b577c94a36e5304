import { roles } from '#domain/account/roles.ts';
import { notificationsFor } from '#domain/notification/notifications-for.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/** The rides of the order that one person moved alike: their events and the message were written at the same moment. */
export async function ridesMovedTogether({ db }: Deps, entry: OutboxRow) {
  const { ride_id, created_at } = entry;
  const event = await eventBehind(db, entry);
  return await db
    .selectFrom('rides')
    .innerJoin('ride_events as moved', 'moved.ride_id', 'rides.id')
    .leftJoin('change_requests as asked', (join) =>
      join.onRef('asked.ride_id', '=', 'rides.id').on('asked.refused_at', 'is', null),
    )
    .select(['rides.id', 'status', 'scheduled_at', 'driver_id', 'passenger_phone', 'moved.to_status'])
    .select(['cancellation_requested_at', 'on_the_way_at', 'arrived_at', 'asked.asked_by as change_asked_by'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('ride_events as later')
          .select('later.id')
          .whereRef('later.ride_id', '=', 'rides.id')
          .where('later.move', '=', 'hand_over')
          .where('later.at', '>=', created_at),
      ).as('was_handed_over'),
    )
    .where('order_id', '=', (eb) =>
      eb.selectFrom('rides as own').select('order_id').where('id', '=', ride_id),
    )
    .where('moved.at', '=', created_at)
    .where('moved.move', '=', event.move)
    .where('moved.from_status', 'is not distinct from', event.from_status)
    .where('moved.actor_id', 'is not distinct from', event.actor_id)
    .orderBy('order_place')
    .execute();
}

/** Of what happened to its ride at that moment, the one that this message is about. */
async function eventBehind(db: Db, { ride_id, created_at, event }: OutboxRow) {
  const events = await db
    .selectFrom('ride_events')
    .select(['move', 'from_status', 'actor_id'])
    .where('ride_id', '=', ride_id)
    .where('at', '=', created_at)
    .orderBy('id')
    .execute();
  const behind = events.find(({ move, from_status: from }) =>
    [...roles, 'system' as const].some((by) =>
      notificationsFor(move, from, by).some((notification) => notification.event === event),
    ),
  );
  if (!behind) throw new Error(`no event of the ride was written with its message "${event}"`);
  return behind;
}
