import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { delayAfterFailures } from '#domain/account/login-delay.ts';
import { accountKey } from '#server/db/account-key.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from './errors.ts';

/** `account`: the `accountKey` of the email whose new password resets the count. */
export type Limit = { key: string; account?: string; limit: number; seconds: number; refusal: ErrorCode };
type Window = Omit<Limit, 'refusal'> & { now: Date };
type Guess = { key: string; account: string };

type Counting = {
  key: string;
  ends: string;
  now: string;
  account?: string;
  /** A `from` clause: nothing is counted when it has no row. */
  from?: string;
  /** A `where` clause: an existing count that does not match it is not raised. */
  where?: string;
};

/** Counts one more, in a new window once the last one is over: a statement or a part of one, from placeholders. */
export function countOneMore({ key, ends, now, account = 'null', from = '', where = '' }: Counting): string {
  return `insert into attempts (key, count, window_ends_at, account) select ${key}, 1, ${ends}, ${account} ${from}
    on conflict (key) do update set
      count = case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end,
      window_ends_at = case when attempts.window_ends_at <= ${now} then ${ends} else attempts.window_ends_at end
    ${where} returning count, window_ends_at`;
}

const countAttempt = namedQuery<{ count: number; window_ends_at: Date }>(
  'count-attempt',
  countOneMore({ key: '$1::text', ends: '$2::timestamptz', now: '$3::timestamptz', account: '$4::text' }),
);

/** Counts one more towards a limit that all instances share, and refuses beyond it. */
export async function limitOrRefuse(deps: Deps, { refusal, ...window }: Limit): Promise<void> {
  const wait = await countAndWait(deps, window);
  if (wait > 0) throw new AppError(refusal, { retryAfter: wait });
}

/** Refuses when the count is above the limit. */
export function refuseAboveLimit(
  deps: Deps,
  limit: Limit,
  count: number,
  ends: Date | null,
  now: Date,
): void {
  if (ends && count > scaled(deps, limit))
    throw new AppError(limit.refusal, { retryAfter: secondsUntil(ends, now) });
}

/** Counts one more; returns the seconds to wait when that is beyond the limit, else 0. */
export async function countAndWait(deps: Deps, window: Omit<Limit, 'refusal'>): Promise<number> {
  return await countInWindow(deps.db, { ...window, limit: scaled(deps, window), now: deps.clock() });
}

export function scaled({ options }: Deps, { limit }: Pick<Limit, 'limit'>): number {
  return Math.max(1, limit * options.rateLimitScale);
}

/** Refuses a password attempt after too many failures; a success must call `forgetAttempts`. */
export async function refuseGuess({ db, clock, options }: Deps, guess: Guess): Promise<void> {
  const wait = await reserveAttempt(db, { ...guess, scale: options.rateLimitScale, now: clock() });
  if (wait > 0) throw new AppError('too_many_logins', { retryAfter: wait });
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', attemptKey(key)).execute();
}

/** Everything that was counted against an account, from any source. */
export async function forgetAttemptsOn(db: Db, email: string): Promise<void> {
  const account = await accountKey(db, email);
  await db.deleteFrom('attempts').where('account', '=', hashOfAccount(account)).execute();
}

/** Uncounts an attempt that turned out not to be one. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', '=', attemptKey(key))
    .where('count', '>', 0)
    .execute();
}

/** Counts one more in a window that every instance shares. Returns the seconds to wait, or 0. */
async function countInWindow(db: Db, { key, account, limit, seconds, now }: Window): Promise<number> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const hash = account === undefined ? null : hashOfAccount(account);
  const [row] = await countAttempt(db, attemptKey(key), ends, now, hash);
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
  const [key, account] = [attemptKey(guess.key), hashOfAccount(guess.account)];
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
export function attemptKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function hashOfAccount(account: string): string {
  return attemptKey(`account:${account}`);
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
