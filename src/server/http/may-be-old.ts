import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { MOST_BEHIND_MS } from '#server/db/replica.ts';
import type { Deps } from '#server/deps.ts';
import { readCookies, writeCookie } from './host-cookies.ts';

const MARK = 'wrote';
/** Twice the maximum lag of the replica. */
const MARKED_MS = 2 * MOST_BEHIND_MS;

/** A query that the replica cancelled because it conflicts with replay. */
const RECOVERY_CONFLICT = '40001';

/**
 * A read that may be a few seconds old: from the replica, when one follows closely, unless this user just wrote or was
 * just notified of a change. When it fails, from the leader.
 */
export async function mayBeOld<Result>(
  deps: Deps,
  request: FastifyRequest,
  read: (deps: Deps) => Promise<Result>,
): Promise<Result> {
  const { replica } = deps;
  if (!replica?.isRecentFor(request.session?.user.id) || hasWrittenLately(request)) return await read(deps);
  try {
    return await read({ ...deps, db: replica.db, pool: replica.pool });
  } catch (error) {
    if (!isDatabaseAway(error) && !isConflict(error)) throw error;
    replica.setAside();
    return await read(deps);
  }
}

/** A user who wrote carries a cookie for a while, which every instance reads. */
export function markWriters(app: FastifyInstance, { replica, options }: Deps): void {
  if (!replica) return;
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isReading(request)) return;
    const expires = new Date(Date.now() + MARKED_MS);
    writeCookie(reply, options, { name: MARK, value: '1', expires });
  });
}

/** For the calls that a page makes to our own API. */
export function carriedMark(request: Pick<FastifyRequest, 'cookies'>): { cookie?: string } {
  return hasWrittenLately(request) ? { cookie: `${MARK}=1` } : {};
}

function hasWrittenLately(request: Pick<FastifyRequest, 'cookies'>): boolean {
  return readCookies(request, MARK).length > 0;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT;
}
