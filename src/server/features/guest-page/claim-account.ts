import * as z from 'zod/mini';
import { newEmailText, passwordText } from '#contract/field-schemas.ts';
import { accountClaimEmail } from '#contract/sentences/guest-words.fr.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import { GUEST_ACCOUNT_PATH } from '#domain/guest/guest-link.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';
import type { GuestRide } from './guest-ride.ts';

const DAY_MS = 24 * 3_600_000;

/** The same answer whether an account has this address or not: only its mailbox learns more. */
export async function mailClaim(
  deps: Deps,
  { client, isContact }: GuestRide,
  email: string,
  site: string,
): Promise<void> {
  if (!isContact || !deps.mailer) throw new AppError('wrong_status');
  if (!z.safeParse(newEmailText, email).success) throw new AppError('email_invalid');
  await limitOrRefuse(deps, {
    key: `claim:${client.id}`,
    limit: 5,
    seconds: 3600,
    refusal: 'too_many_requests',
  });
  const token = newToken();
  const expires_at = new Date(deps.clock().getTime() + DAY_MS);
  await deps.db
    .insertInto('account_claims')
    .values({ token_hash: hashToken(token), user_id: client.id, email: email.trim(), expires_at })
    .execute();
  const link = `${site}${GUEST_ACCOUNT_PATH}/${token}`;
  await deps.mailer.send({ to: email.trim(), ...accountClaimEmail(client.first_name, link) });
}

type Claim = { user_id: string; email: string };

export async function findClaim({ db, clock }: Deps, token: string): Promise<Claim | undefined> {
  return await db
    .selectFrom('account_claims')
    .innerJoin('users', 'users.id', 'account_claims.user_id')
    .select(['user_id', 'account_claims.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock())
    .where('is_contact', '=', true)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
}

/** The contact becomes an account and keeps its rides: the link confirms the email, the password is chosen now. */
export async function claimAccount(deps: Deps, { user_id, email }: Claim, password: string): Promise<void> {
  const read = z.safeParse(passwordText, password);
  if (!read.success) throw new AppError('invalid_request', { message: read.error.issues[0]?.message ?? '' });
  const refusal = passwordRefusal(password, 'client');
  if (refusal) throw new AppError(refusal);
  const password_hash = await deps.passwords.hash(password);
  await deps.db
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ email, password_hash, is_contact: false, contact_email: null, last_seen_at: deps.clock() })
        .where('id', '=', user_id)
        .where('is_contact', '=', true)
        .execute();
      await trx.deleteFrom('account_claims').where('user_id', '=', user_id).execute();
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email') ? new AppError('email_taken') : error;
    });
}
