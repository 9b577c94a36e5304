import { sql } from 'kysely';
import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { Db } from '#server/db/schema.ts';
import { priceText } from './price-text.ts';

/** What the rides that a message covers cost together. */
export async function priceOfRides(
  db: Db,
  ids: readonly string[],
): Promise<Pick<NotificationFacts, 'price'>> {
  const { estimated_cents, price_to_confirm } = await db
    .selectFrom('rides')
    .select([
      sql<number>`coalesce(sum(estimated_cents), 0)::int`.as('estimated_cents'),
      sql<boolean>`coalesce(bool_or(price_to_confirm), false)`.as('price_to_confirm'),
    ])
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  const price = priceText({ estimated_cents, price_to_confirm });
  return { price: price_to_confirm ? price : `${price} pour les ${ids.length}\u00a0courses` };
}
