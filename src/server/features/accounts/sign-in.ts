import type { LoginBody } from '#contract/account/auth.ts';
import { accountKey } from '#server/db/account-key.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { forgetAttempts, limitOrRefuse, refuseGuess, takeBackAttempt } from '#server/http/shared-limits.ts';
import type { Caller } from './known-devices.ts';
import { findUserByEmail } from './user-repository.ts';

const AN_HOUR = 3600;
const QUARTER_OF_AN_HOUR = 900;
const PER_ADDRESS = 100;
const PER_ACCOUNT = 100;

/** The same words and the same time for an unknown email as for a wrong password. */
export async function signIn(deps: Deps, { email, password }: LoginBody, caller: Caller): Promise<UserRow> {
  const account = await accountKey(deps.db, email);
  await refuseFloods(deps, account, caller);

  const user = await findUserByEmail(deps.db, email);
  const matches = await deps.passwords.matches(user?.password_hash, password);
  if (!user || !matches) throw new AppError('wrong_credentials');

  await forgetAttempts(deps.db, guessesBy(caller, account));
  if (!caller.device) await takeBackAttempt(deps.db, guessesAt(account));
  if (user.blocked_at) throw new AppError('account_blocked');
  return user;
}

/**
 * Guesses are slowed for the account and their source together, so that a stranger cannot lock its owner out. Guesses
 * from many addresses reach the limit of the account, which does not apply to browsers where it was used before.
 */
async function refuseFloods(deps: Deps, account: string, caller: Caller): Promise<void> {
  if (!caller.device)
    await limitOrRefuse(deps, {
      key: `login:address:${caller.address}`,
      limit: PER_ADDRESS,
      seconds: QUARTER_OF_AN_HOUR,
      refusal: 'too_many_logins',
    });
  await refuseGuess(deps, { key: guessesBy(caller, account), account });
  if (!caller.device)
    await limitOrRefuse(deps, {
      key: guessesAt(account),
      account,
      limit: PER_ACCOUNT,
      seconds: AN_HOUR,
      refusal: 'only_known_devices',
    });
}

function guessesBy({ device, address }: Caller, account: string): string {
  return `login:account:${account}:${device ? `device:${device}` : `address:${address}`}`;
}

function guessesAt(account: string): string {
  return `login:account:${account}`;
}
