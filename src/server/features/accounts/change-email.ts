import type { FastifyBaseLogger } from 'fastify';
import { emailChangedEmail } from '#contract/sentences/account-emails.fr.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { isSameEmail } from '#domain/account/email-address.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { endAccess, type Session } from '#server/http/sessions.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { changeOwnAccount } from './change-own-account.ts';
import { requireCurrentPassword } from './change-password.ts';
import type { UserChange } from './user-repository.ts';

/** A stranger at an open session must not take over the account: a new email requires the password. */
export async function requirePasswordForEmail(
  deps: Deps,
  session: Session,
  { email, currentPassword }: { email?: string | undefined; currentPassword?: string | undefined },
): Promise<boolean> {
  if (email === undefined || isSameEmail(email, session.user.email)) return false;
  if (currentPassword === undefined)
    throw new AppError('current_password_required', {
      fields: { currentPassword: messages.current_password_required },
    });
  await requireCurrentPassword(deps, session, currentPassword);
  await refuseFlood(deps, session);
  return true;
}

/** Each change mails the address before, whoever has it, and says whether another one is taken. */
async function refuseFlood(deps: Deps, { user }: Session): Promise<void> {
  await limitOrRefuse(deps, {
    key: `email:${user.id}`,
    limit: 5,
    seconds: 3600,
    refusal: 'too_many_requests',
  });
}

/** Ends every other session and the reset links of the account, and notifies the old address. */
export async function changeEmail(
  deps: Deps,
  { user, tokenHash }: Session,
  change: UserChange,
  log: FastifyBaseLogger,
): Promise<UserRow> {
  const changed = await deps.db.transaction().execute(async (trx) => {
    await refuseChangedPassword(trx, user);
    const row = await changeOwnAccount(deps, trx, user, change);
    await endAccess(trx, user.id, tokenHash);
    return row;
  });
  void notifyOldAddress(deps, user, log);
  return changed;
}

/** Another password since the one that was checked ended the session; finding coordinates takes seconds. */
async function refuseChangedPassword(trx: Db, { id, password_hash }: UserRow): Promise<void> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new AppError('signed_out');
}

async function notifyOldAddress({ mailer }: Deps, user: UserRow, log: FastifyBaseLogger): Promise<void> {
  const outcome = await mailer?.send({ to: user.email, ...emailChangedEmail(user.first_name) });
  if (outcome && outcome.state !== 'sent')
    log.error({ reason: outcome.reason }, 'notice of a changed email not sent');
}
