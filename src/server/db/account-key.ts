import { namedQuery } from './named-query.ts';
import type { Db } from './schema.ts';

const lowered = namedQuery<{ key: string }>('account-key', 'select lower($1::text) as key');

/**
 * An email as accounts are found by it, to count tries at one account together: PostgreSQL reads 'İ' as 'i' and every
 * 'Σ' as 'σ', JavaScript does not. Asked in the same way whether or not there is such an account.
 */
export async function accountKey(db: Db, email: string): Promise<string> {
  const [row] = await lowered(db, email);
  return row?.key ?? email;
}
