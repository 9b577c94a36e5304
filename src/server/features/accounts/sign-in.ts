import type { LoginBody } from '#contract/auth.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { forgetAttempts, limitOrRefuse, refuseGuess } from '#server/http/shared-limits.ts';
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

async function refuseFloods(deps: Deps, account: string, address: string): Promise<void> {
  await limitOrRefuse(deps, {
    key: `login:address:${address}`,
    limit: PER_ADDRESS,
    seconds: QUARTER_OF_AN_HOUR,
    refusal: 'too_many_logins',
  });
  await refuseGuess(deps, account);
}
