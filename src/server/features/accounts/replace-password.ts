import type { Kysely } from 'kysely';
import { messages } from '#contract/messages.fr.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import { StartRefused } from '#server/boot/start-refused.ts';
import type { Tables } from '#server/db/schema.ts';
import { closeSessionsOf } from '#server/http/sessions.ts';
import type { Passwords } from '#server/ports/passwords.ts';
import { changeUser, findUserByEmail } from './user-repository.ts';

/** For the command line. Whoever was signed in with the old password is out. */
export async function replacePassword(
  db: Kysely<Tables>,
  passwords: Passwords,
  email: string,
  password: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new StartRefused(`Aucun compte avec l’adresse ${email}.`);
  const refusal = passwordRefusal(password, user.role);
  if (refusal) throw new StartRefused(messages[refusal]);

  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await changeUser(trx, user.id, { password_hash });
    await closeSessionsOf(trx, user.id);
  });
}
