import type { ChangePasswordBody } from '#contract/account/auth.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import type { Role } from '#domain/account/roles.ts';
import { accountKey } from '#server/db/account-key.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { endAccess, type Session } from '#server/http/sessions.ts';
import { forgetAttempts, refuseGuess } from '#server/http/shared-limits.ts';

/** Ends every other way into the account: the user may have shared the old password. */
export async function changePassword(deps: Deps, session: Session, body: ChangePasswordBody): Promise<void> {
  const { user, tokenHash } = session;
  await requireCurrentPassword(deps, session, body.currentPassword);
  const password_hash = await hashNewPassword(deps, body.newPassword, user.role, 'newPassword');

  await deps.db.transaction().execute(async (trx) => {
    if (!(await replaceHash(trx, user, password_hash))) throw new AppError('signed_out');
    await endAccess(trx, user.id, tokenHash);
  });
}

/** Only the password that was checked is replaced, and only for the role it was judged for. */
async function replaceHash(trx: Db, { id, role, password_hash }: UserRow, next: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('role', '=', role)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hashNewPassword(
  { passwords }: Pick<Deps, 'passwords'>,
  password: string,
  role: Role,
  field: string,
): Promise<string> {
  const refusal = passwordRefusal(password, role);
  if (refusal) throw new AppError(refusal, { fields: { [field]: messages[refusal] } });
  return await passwords.hash(password);
}

/** Guessing in an open session is slowed like guessing at the login. */
export async function requireCurrentPassword(deps: Deps, { user }: Session, password: string): Promise<void> {
  const key = `password:account:${user.id}`;
  await refuseGuess(deps, { key, account: await accountKey(deps.db, user.email) });
  if (!(await deps.passwords.matches(user.password_hash, password))) {
    throw new AppError('wrong_current_password', {
      fields: { currentPassword: messages.wrong_current_password },
    });
  }
  await forgetAttempts(deps.db, key);
}
