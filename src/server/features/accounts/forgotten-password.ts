import type { FastifyBaseLogger } from 'fastify';
import type { ForgottenPasswordView, ResetPasswordBody } from '#contract/auth.ts';
import { forgottenPasswordEmail, RESET_BY_CONTACT, RESET_LINK_SENT } from '#contract/reset-emails.fr.ts';
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { closeSessionsOf } from '#server/http/sessions.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';
import { hashNewPassword } from './change-password.ts';
import { changeUser, findUserByEmail } from './user-repository.ts';

const PER_HOUR = 5;

type Request = { email: string; siteUrl: string; log: FastifyBaseLogger };

/** Answers before the email is sent, and the same for an unknown address: the answer does not reveal which accounts exist. */
export async function sendResetLink(
  deps: Deps,
  { email, siteUrl, log }: Request,
): Promise<ForgottenPasswordView> {
  const key = `reset:email:${email.toLowerCase()}`;
  await limitOrRefuse(deps, { key, limit: PER_HOUR, seconds: 3600, refusal: 'too_many_requests' });
  const user = await findUserByEmail(deps.db, email);
  if (user && !user.blocked_at) {
    const link = await makeResetLink(deps, user, siteUrl);
    void deliver(deps, user, link, log);
  }
  return deps.mailer
    ? { by: 'email', message: RESET_LINK_SENT }
    : { by: 'contact', message: RESET_BY_CONTACT };
}

/** The link serves once; every session of the account ends. */
export async function resetPassword(deps: Deps, { token, password }: ResetPasswordBody): Promise<void> {
  const user = await findResetOwner(deps, token);
  if (!user) throw new AppError('reset_link_invalid');
  const password_hash = await hashNewPassword(deps, password, user.role, 'password');

  await deps.db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw new AppError('reset_link_invalid');
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    await changeUser(trx, user.id, { password_hash });
    await closeSessionsOf(trx, user.id);
  });
}

/** A link that lets its holder choose a new password, once, for half an hour. */
export async function makeResetLink(
  { db, clock }: { db: Db; clock: Deps['clock'] },
  { id }: Pick<UserRow, 'id'>,
  siteUrl: string,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(clock().getTime() + RESET_LINK_MINUTES * 60_000);
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: id, expires_at })
    .execute();
  return `${siteUrl}/reset-password#${token}`;
}

/** Without a mail server the link is logged for the operator, whom the page asks the user to contact. */
async function deliver({ mailer }: Deps, user: UserRow, link: string, log: FastifyBaseLogger): Promise<void> {
  if (!mailer) {
    log.warn({ link }, 'password reset link (no SMTP_URL is set)');
    return;
  }
  const outcome = await mailer.send({ to: user.email, ...forgottenPasswordEmail(user.first_name, link) });
  if (outcome.state !== 'sent') log.error({ reason: outcome.reason }, 'password reset email not sent');
}

async function findResetOwner({ db, clock }: Deps, token: string): Promise<UserRow | undefined> {
  return await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', clock())
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}
