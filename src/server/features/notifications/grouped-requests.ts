import { sql } from 'kysely';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Sent } from './outbox-repository.ts';

const LOCK = 715_017;
const GROUPED = 'grouped with others';

/** Beyond the hour's messages, requests are announced in one message, sent when the next hour begins. */
export async function groupRequest({ db, clock }: Deps, entry: OutboxRow, until: Date): Promise<Sent> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const waiting = trx
      .selectFrom('outbox')
      .select('id')
      .where('grouped', '=', true)
      .where('state', '=', 'waiting');
    if (await waiting.limit(1).executeTakeFirst()) return;
    const { ride_id, event, channel } = entry;
    await trx
      .insertInto('outbox')
      .values({ ride_id, event, channel, due_at: until, changed_at: now, created_at: now, grouped: true })
      .execute();
  });
  return { state: 'dropped', reason: GROUPED };
}

/** How many of the grouped requests can still be answered. */
export async function countGrouped({ db, clock }: Deps, { created_at }: OutboxRow): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin('rides', 'rides.id', 'outbox.ride_id')
    .select(sql<string>`count(*)`.as('count'))
    .where('outbox.state', '=', 'dropped')
    .where('outbox.error', '=', GROUPED)
    .where('outbox.changed_at', '>=', created_at)
    .where(({ eb, exists, selectFrom }) =>
      exists(
        selectFrom('rides as asked')
          .select('asked.id')
          .where('asked.status', '=', 'pending')
          .where('asked.scheduled_at', '>=', clock())
          .where((one) =>
            one.or([
              one('asked.id', '=', one.ref('rides.id')),
              one.and([
                eb('outbox.ride_count', '>', 1),
                one('asked.order_id', '=', one.ref('rides.order_id')),
              ]),
            ]),
          ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
