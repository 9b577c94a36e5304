import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import { eraseRows } from './erase-rows.ts';
import type { Erasures } from './erasure-list.ts';

/** Erases again the accounts that a restored backup brought back; returns their number. */
export async function applyErasures(db: Kysely<Tables>, erasures: Erasures): Promise<number> {
  let count = 0;
  for (const { id, at } of erasures) {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!user) continue;
    await db.transaction().execute((trx) => eraseRows(trx, user, new Date(at)));
    count += 1;
  }
  return count;
}
