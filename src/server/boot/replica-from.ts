import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { ChangeFeed } from '#server/db/feed/change-feed.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import type { Env } from '#server/environment/env.ts';
import { eventFrom, LIVE } from '#server/live/live-event.ts';

/** None without DATABASE_READ_URL. Users named in a notice read from the leader until the replica has the change. */
export function replicaFrom(
  { DATABASE_READ_URL: url, DATABASE_POOL_SIZE: size }: Pick<Env, 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE'>,
  leader: AnnouncingPool,
  changes: ChangeFeed,
): Replica | undefined {
  if (url === undefined) return undefined;
  const replica = openReplica({ url, leader, size });
  changes.on(LIVE, (argument) => {
    if (argument === '') replica.setAside();
    else replica.noteNotified(eventFrom(argument).to);
  });
  return replica;
}
