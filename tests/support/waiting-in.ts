import { sql } from 'kysely';
import type { World } from './world.ts';

/** The number of statements that wait for a lock held by another transaction. */
export async function waitingIn({ db }: World['deps']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
