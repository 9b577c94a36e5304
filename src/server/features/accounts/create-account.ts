import { messages } from '#contract/sentences/messages.fr.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import type { Role } from '#domain/account/roles.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import type { Passwords } from '#server/ports/passwords.ts';
import { insertUser } from './user-repository.ts';

export type NewAccount = { role: Role; email: string; password: string; firstName: string; lastName: string };

/** For the command line and the first start: a refusal is a sentence for the operator. */
export async function createAccount(
  db: Db,
  passwords: Passwords,
  account: NewAccount,
  now: Date,
): Promise<UserRow> {
  const refusal = passwordRefusal(account.password, account.role);
  if (refusal) throw new StartRefused(`Compte ${account.email} : ${messages[refusal]}`);
  return await insertUser(db, {
    id: newId(now.getTime()),
    role: account.role,
    email: account.email,
    password_hash: await passwords.hash(account.password),
    first_name: account.firstName,
    last_name: account.lastName,
    created_at: now,
  });
}
