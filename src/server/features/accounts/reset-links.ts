import { sql } from 'kysely';
import type { ResetPasswordBody } from '#contract/account/auth.ts';
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { endAccess } from '#server/http/sessions.ts';
import { forgetAttemptsOn } from '#server/http/shared-limits.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';
import { hashNewPassword } from './change-password.ts';
import { changeUser } from './user-repository.ts';

type Links = { db: Db; clock: Deps['clock'] };

/** A link that lets its holder choose a new password, once, for half an hour. */
export async function makeResetLink(
  { db, clock }: Links,
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

export async function countOpenLinks({ db, clock }: Links, { id }: Pick<UserRow, 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select(sql<string>`count(*)`.as('count'))
    .where('user_id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The link serves once; every session of the account ends, and what was counted against it is forgotten. */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPasswordBody,
): Promise<Pick<UserRow, 'id'>> {
  const user = await findResetOwner(deps, token);
  if (!user) throw new AppError('reset_link_invalid');
  const password_hash = await hashNewPassword(deps, password, user.role, 'password');

  await deps.db.transaction().execute(async (trx) => {
    // The account first, as everywhere: transactions that end access lock in the same order.
    await changeUser(trx, user.id, { password_hash });
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw new AppError('reset_link_invalid');
    await endAccess(trx, user.id);
    await forgetAttemptsOn(trx, user.email);
  });
  return user;
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
