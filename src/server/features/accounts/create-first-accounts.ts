import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import type { Env } from '#server/environment/env.ts';
import type { Passwords } from '#server/ports/passwords.ts';
import { createAccount, type NewAccount } from './create-account.ts';

const LOCK = 715_001;

/** For the operator: `password` only when it was generated, so that it can be noted. */
export type FirstAccount = { role: 'driver' | 'admin'; email: string; password: string | undefined };

/** On an empty database, and once even if several instances start together. */
export async function createFirstAccounts(
  db: Kysely<Tables>,
  passwords: Passwords,
  env: Env,
  now: Date,
): Promise<FirstAccount[]> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const existing = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (existing) return [];

    const accounts = wanted(env);
    for (const { account } of accounts) await createAccount(trx, passwords, account, now);
    return accounts.map(({ shown }) => shown);
  });
}

function wanted(env: Env): { account: NewAccount; shown: FirstAccount }[] {
  return [
    oneOf('driver', env.DRIVER_EMAIL ?? 'chauffeur@vtc.local', env.DRIVER_PASSWORD, 'Chauffeur'),
    oneOf('admin', env.ADMIN_EMAIL ?? 'admin@vtc.local', env.ADMIN_PASSWORD, 'Admin'),
  ];
}

function oneOf(role: 'driver' | 'admin', email: string, chosen: string | undefined, firstName: string) {
  const password = chosen ?? randomBytes(15).toString('base64url');
  return {
    account: { role, email, password, firstName, lastName: 'VTC' },
    shown: { role, email, password: chosen === undefined ? password : undefined },
  };
}
