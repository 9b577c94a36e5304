import type { Kysely } from 'kysely';
import type { AnnouncingPool } from './announcing-pool.ts';
import { openPool } from './open-pool.ts';
import type { Tables } from './schema.ts';

/** The maximum lag. A user who wrote reads from the leader for longer than that (`http/may-be-old.ts`). */
export const MOST_BEHIND_MS = 5_000;
const times = { checkEveryMs: 1_000, mostBehindMs: MOST_BEHIND_MS };

/** A second database that follows the first, for reads that may be a little old. */
export type Replica = {
  db: Kysely<Tables>;
  pool: AnnouncingPool;
  /** Whether it has every change announced to this user, and lags less than five seconds. */
  isRecentFor(userId: string | undefined): boolean;
  /** These users are being notified of a change: they read from the leader until the replica has it too. */
  noteNotified(userIds: readonly string[]): void;
  /** After a failed read or a gap: not used until the next check succeeds. */
  setAside(): void;
  close(): Promise<void>;
};

/** The insert position also covers commits that are not flushed yet, where a commit does not wait for the disk. */
const readPosition = 'select pg_current_wal_insert_lsn()::text as position';
/** After a failover the address of the replica may lead to the leader. */
const hasReached = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  >= $1::pg_lsn as reached`;

type Parts = { url: string; leader: AnnouncingPool; size: number };

/** Asks every second for the position of the leader, then whether the replica has reached it. */
export function openReplica({ url, leader, size }: Parts, { checkEveryMs, mostBehindMs } = times): Replica {
  const { db, pool, close } = openPool(url, () => {}, size);
  const notified = new Map<string, number>();
  let hasAllUntil = Number.NEGATIVE_INFINITY;
  let checking = Promise.resolve();

  async function check(): Promise<void> {
    const askedAt = performance.now();
    const { rows } = await leader.query<{ position: string }>(readPosition);
    const answer = await pool.query<{ reached: boolean }>(hasReached, [rows[0]?.position]);
    if (!answer.rows[0]?.reached) return;
    hasAllUntil = askedAt;
    for (const [userId, at] of notified) if (at < askedAt) notified.delete(userId);
  }

  const timer = setInterval(() => {
    checking = checking.then(check).catch(() => {});
  }, checkEveryMs);
  timer.unref();

  return {
    db,
    pool,
    isRecentFor: (userId) =>
      hasAllUntil > performance.now() - mostBehindMs && (userId === undefined || !notified.has(userId)),
    noteNotified(userIds) {
      for (const userId of userIds) notified.set(userId, performance.now());
    },
    setAside() {
      hasAllUntil = Number.NEGATIVE_INFINITY;
    },
    async close() {
      clearInterval(timer);
      await checking;
      await close();
    },
  };
}
