import { sql } from 'kysely';
import { type OutboxState, outboxStates } from '#domain/notification/notification.ts';
import type { Db } from './schema.ts';

/** One more than what is counted exactly: 'a thousand and more'. */
const COUNTED = 1001;

export type OutboxCounts = Record<OutboxState, number>;

/** Up to a thousand of each state, from the index: it costs the same however many were sent. */
export async function countOutbox(db: Db): Promise<OutboxCounts> {
  const { rows } = await outboxCountsQuery.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts always answer one row');
  return counts;
}

export const outboxCountsQuery = sql<OutboxCounts>`select ${sql.join(
  outboxStates.map(
    (state) => sql`(
      select count(*)::integer from (
        select from outbox where state = ${sql.lit(state)} order by id limit ${sql.lit(COUNTED)}) as found
      ) as ${sql.ref(state)}`,
  ),
)}`;
