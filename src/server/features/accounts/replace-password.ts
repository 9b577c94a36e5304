import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { endAccess } from '#server/http/sessions.ts';
import { forgetAttemptsOn } from '#server/http/shared-limits.ts';
import type { Passwords } from '#server/ports/passwords.ts';
import { hashNewPassword } from './change-password.ts';
import { changeUser, findUserByEmail } from './user-repository.ts';

/** For the command line. Ends every session of the user. */
export async function replacePassword(
  db: Kysely<Tables>,
  passwords: Passwords,
  email: string,
  password: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new StartRefused(`Aucun compte avec l’adresse ${email}.`);
  const password_hash = await hashNewPassword({ passwords }, password, user.role, 'password');

  await db.transaction().execute(async (trx) => {
    await changeUser(trx, user.id, { password_hash });
    await endAccess(trx, user.id);
    await forgetAttemptsOn(trx, user.email);
  });
}
