import { sql } from 'kysely';
import { isDueForRenewal, sessionExpiry } from '#domain/account/session-life.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';

export const SESSION_CLOSED = 'session_closed';

export type Session = { user: UserRow; tokenHash: Buffer; renewedUntil?: Date };

const findSession = namedQuery<UserRow & { expires_at: Date }>(
  'find-session',
  `select users.id, role, email, password_hash, first_name, last_name, phone, home_address, home_lat, home_lng,
     work_address, work_lat, work_lng, blocked_at, users.created_at, sessions.expires_at
   from sessions join users on users.id = sessions.user_id
   where sessions.token_hash = $1 and sessions.expires_at > $2 and blocked_at is null`,
);

/**
 * For a user whose password was just checked, if it is still valid: a login that ran while the password or the role
 * changed, or while the account was blocked, opens no session.
 */
export async function openSession(
  db: Db,
  user: UserRow,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = newToken();
  const expiresAt = sessionExpiry(now);
  const { numAffectedRows } = await sql`
    with seen as (
      update users set last_seen_at = ${now}
      where id = ${user.id} and password_hash = ${user.password_hash} and blocked_at is null returning id)
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select ${hashToken(token)}, id, ${now}::timestamptz, ${expiresAt}::timestamptz from seen`.execute(db);
  return numAffectedRows === 1n ? { token, expiresAt } : undefined;
}

/** The user of this token, or undefined. Use extends the session; `renewedUntil` is set when it did. */
export async function resumeSession({ db, pool, clock }: Deps, token: string): Promise<Session | undefined> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = await findSession(pool, tokenHash, now);
  if (!row) return undefined;

  const { expires_at: expiresAt, ...user } = row;
  if (!isDueForRenewal(expiresAt, now)) return { user, tokenHash };

  const renewedUntil = sessionExpiry(now);
  await sql`
    with renewed as (
      update sessions set expires_at = ${renewedUntil} where token_hash = ${tokenHash} returning user_id)
    update users set last_seen_at = ${now} from renewed
    where id = user_id and last_seen_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  return { user, tokenHash, renewedUntil };
}

/** Its push subscriptions end with it, and its sockets close, on every instance. */
export async function closeSession(db: Db, { tokenHash, user }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  await announceChange(db, SESSION_CLOSED, user.id);
}

/**
 * Ends every way into an account but the current session: the sessions with their push subscriptions, and the links to
 * a new password. A subscription whose session is not known may belong to any of them.
 */
export async function endAccess(db: Db, userId: string, except?: Buffer): Promise<void> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (except ? query.where('token_hash', '!=', except) : query).execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_hash', 'is', null)
    .execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await announceChange(db, SESSION_CLOSED, userId);
}
