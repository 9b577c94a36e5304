import { sql } from 'kysely';
import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { NotificationRide } from './notification-ride.ts';
import { priceText } from './price-text.ts';

/** What the rides that a message covers cost together: those of the order that moved at the moment of the message. */
export async function priceOfRides(
  db: Db,
  { created_at }: Pick<OutboxRow, 'created_at'>,
  { order_id }: Pick<NotificationRide, 'order_id'>,
): Promise<Partial<Pick<NotificationFacts, 'price'>>> {
  const { rides, estimated_cents, price_to_confirm } = await db
    .selectFrom('rides')
    .select([
      sql<number>`count(*)::int`.as('rides'),
      sql<number>`coalesce(sum(estimated_cents), 0)::int`.as('estimated_cents'),
      sql<boolean>`coalesce(bool_or(price_to_confirm), false)`.as('price_to_confirm'),
    ])
    .where('order_id', '=', order_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ride_events')
          .whereRef('ride_events.ride_id', '=', 'rides.id')
          .where('at', '=', created_at),
      ),
    )
    .executeTakeFirstOrThrow();
  if (rides < 2) return {};
  const price = priceText({ estimated_cents, price_to_confirm });
  return { price: price_to_confirm ? price : `${price} pour les ${rides}\u00a0courses` };
}
