import { sql } from 'kysely';
import { euroText } from '#contract/sentences/french.ts';
import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { NotificationRide } from './notification-ride.ts';

/** The fees of all the rides that a message covers: those of its driver that were cancelled at the same moment. */
export async function feeOfRides(
  db: Db,
  { created_at }: Pick<OutboxRow, 'created_at'>,
  { order_id, driver_id }: Pick<NotificationRide, 'order_id' | 'driver_id'>,
): Promise<Pick<NotificationFacts, 'fee'>> {
  const { owed } = await db
    .selectFrom('rides')
    .select(sql<string | null>`sum(fee_cents)`.as('owed'))
    .where('order_id', '=', order_id)
    .where('driver_id', 'is not distinct from', driver_id)
    .where('fee_at', '=', created_at)
    .where('fee_waived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { fee: owed === null ? '' : euroText(moneyText(cents(Number(owed)))) };
}
