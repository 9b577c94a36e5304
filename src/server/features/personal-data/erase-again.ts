import type { Deps } from '#server/deps.ts';
import { eraseRows } from './erase-rows.ts';

const DAYS = 3;

/** A request that was under way while its account was erased may have written after it. */
export async function eraseAgain({ db, clock }: Deps): Promise<void> {
  const since = new Date(clock().getTime() - DAYS * 24 * 3_600_000);
  const erased = await db.selectFrom('users').selectAll().where('erased_at', '>=', since).execute();
  for (const user of erased) await db.transaction().execute((trx) => eraseRows(trx, user, clock()));
}
