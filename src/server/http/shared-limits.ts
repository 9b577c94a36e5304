import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ErrorCode } from '#contract/messages.fr.ts';
import { delayAfterFailures } from '#domain/account/login-delay.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from './errors.ts';

/** `account`: the email whose new password forgets the count. */
type Limit = { key: string; account?: string; limit: number; seconds: number; refusal: ErrorCode };
type Window = Omit<Limit, 'refusal'> & { now: Date };
type Guess = { key: string; account: string };

const countAttempt = namedQuery<{ count: number; window_ends_at: Date }>(
  'count-attempt',
  `insert into attempts (key, count, window_ends_at, account) values ($1, 1, $2, $4)
   on conflict (key) do update set
     count = case when attempts.window_ends_at <= $3 then 1 else attempts.count + 1 end,
     window_ends_at = case when attempts.window_ends_at <= $3 then $2 else attempts.window_ends_at end
   returning count, window_ends_at`,
);

/** Counts one more of something that all instances limit together, and refuses what goes beyond. */
export async function limitOrRefuse(deps: Deps, { refusal, ...window }: Limit): Promise<void> {
  const wait = await countAndWait(deps, window);
  if (wait > 0) throw new AppError(refusal, { retryAfter: wait });
}

/** Counts one more, and answers the seconds to wait when it is beyond the limit, else 0. */
export async function countAndWait(
  { db, clock, options }: Deps,
  window: Omit<Limit, 'refusal'>,
): Promise<number> {
  const limit = Math.max(1, window.limit * options.rateLimitScale);
  return await countInWindow(db, { ...window, limit, now: clock() });
}

/** Refuses a guess at a password while too many went wrong before it; success must call `forgetAttempts`. */
export async function refuseGuess({ db, clock, options }: Deps, guess: Guess): Promise<void> {
  const wait = await reserveAttempt(db, { ...guess, scale: options.rateLimitScale, now: clock() });
  if (wait > 0) throw new AppError('too_many_logins', { retryAfter: wait });
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', anonymous(key)).execute();
}

/** Whatever was counted against an account, from everywhere. */
export async function forgetAttemptsOn(db: Db, account: string): Promise<void> {
  await db.deleteFrom('attempts').where('account', '=', hashOfAccount(account)).execute();
}

/** For what was counted before it was known to be none. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', '=', anonymous(key))
    .where('count', '>', 0)
    .execute();
}

/** Counts one more of something in a window shared by every instance. Answers the seconds to wait, or 0. */
async function countInWindow(db: Db, { key, account, limit, seconds, now }: Window): Promise<number> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const hash = account === undefined ? null : hashOfAccount(account);
  const [row] = await countAttempt(db, anonymous(key), ends, now, hash);
  return row && row.count > limit ? secondsUntil(row.window_ends_at, now) : 0;
}

/**
 * Counts a failure before it is known to be one, so that parallel guesses are all counted; a success resets it.
 * Returns the seconds to wait, or 0.
 */
async function reserveAttempt(
  db: Kysely<Tables>,
  guess: Guess & { scale: number; now: Date },
): Promise<number> {
  const { now, scale } = guess;
  const [key, account] = [anonymous(guess.key), hashOfAccount(guess.account)];
  const forgotten = new Date(now.getTime() + 24 * 3600 * 1000);

  return await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('attempts')
      .values({ key, count: 0, window_ends_at: forgotten, closed_until: null, account })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: forgotten }))
      .execute();
    const held = await trx
      .selectFrom('attempts')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (held.closed_until && held.closed_until > now) return secondsUntil(held.closed_until, now);

    const count = held.count + 1;
    const delay = delayAfterFailures(Math.floor(count / scale));
    const closed_until = delay > 0 ? new Date(now.getTime() + delay * 1000) : null;
    await trx.updateTable('attempts').set({ count, closed_until }).where('key', '=', key).execute();
    return 0;
  });
}

/** Emails and addresses are stored as hashes only. */
function anonymous(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function hashOfAccount(email: string): string {
  return anonymous(`account:${email.toLowerCase()}`);
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
