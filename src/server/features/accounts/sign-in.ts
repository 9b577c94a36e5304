import type { LoginBody } from '#contract/auth.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { countInWindow, forgetAttempts, reserveAttempt } from '#server/http/shared-limits.ts';
import { findUserByEmail } from './user-repository.ts';

const QUARTER_OF_AN_HOUR = 900;
const PER_ADDRESS = 100;

/** The same words and the same time for an unknown email as for a wrong password. */
export async function signIn(deps: Deps, { email, password }: LoginBody, address: string): Promise<UserRow> {
  const account = `login:account:${email.toLowerCase()}`;
  await refuseFloods(deps, account, address);

  const user = await findUserByEmail(deps.db, email);
  const matches = await deps.passwords.matches(user?.password_hash, password);
  if (!user || !matches) throw new AppError('wrong_credentials');

  await forgetAttempts(deps.db, account);
  if (user.blocked_at) throw new AppError('account_blocked');
  return user;
}

async function refuseFloods({ db, clock, options }: Deps, account: string, address: string): Promise<void> {
  const now = clock();
  const scale = options.rateLimitScale;
  const addressWait = await countInWindow(db, {
    key: `login:address:${address}`,
    limit: PER_ADDRESS * scale,
    seconds: QUARTER_OF_AN_HOUR,
    now,
  });
  const wait = addressWait || (await reserveAttempt(db, { key: account, scale, now }));
  if (wait > 0) throw new AppError('too_many_logins', { retryAfter: wait });
}
