import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/** A client reads what was added to the agreed price before paying it. */
export async function tellRaise(
  { mailer, clock }: Pick<Deps, 'mailer' | 'clock'>,
  trx: Db,
  { id, client_id }: { id: string; client_id: string },
): Promise<void> {
  const now = clock();
  const channels = mailer ? sql`'email', 'push'` : sql`'push'`;
  await sql`insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
    select ${id}::uuid, 'price_raised', channel, ${client_id}::uuid, ${now}::timestamptz, ${now}, ${now}
    from unnest(array[${channels}]) as channels (channel)
    where channel <> 'push' or exists (select from push_subscriptions where user_id = ${client_id})`.execute(
    trx,
  );
}
