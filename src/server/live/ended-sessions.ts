import type { Deps } from '#server/deps.ts';
import type { Listener } from './hub.ts';

/** The listeners whose session has ended, has expired, or belongs to a blocked user. */
export async function endedAmong({ db, clock }: Deps, listeners: Listener[]): Promise<Listener[]> {
  if (listeners.length === 0) return [];
  const held = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'users.role'])
    .where(
      'token_hash',
      'in',
      listeners.map(({ session }) => Buffer.from(session, 'base64')),
    )
    .where('expires_at', '>', clock())
    .where('blocked_at', 'is', null)
    .execute();
  const roles = new Map(held.map(({ token_hash, role }) => [token_hash.toString('base64'), role]));
  return listeners.filter(({ session, role }) => roles.get(session) !== role);
}
