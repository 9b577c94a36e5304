import type { Deps } from '#server/deps.ts';
import { eraseRows } from './erase-rows.ts';

const DAYS = 3;

/** A request that was under way while its account was erased may have written after it. An account that fails stops no other one. */
export async function eraseAgain({ db, clock }: Deps): Promise<void> {
  const since = new Date(clock().getTime() - DAYS * 24 * 3_600_000);
  const erased = await db.selectFrom('users').selectAll().where('erased_at', '>=', since).execute();
  let failure: unknown;
  for (const user of erased) {
    try {
      await db.transaction().execute((trx) => eraseRows(trx, user, clock()));
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
}
