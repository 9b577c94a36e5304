import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { RELAY_CHANNEL } from '#server/db/feed/feed-connection.ts';

export type DatabaseCounts = {
  /** How often anybody looked into a table or an index so far: a session that is only woken by a relayed batch does not. */
  scans(): Promise<number>;
  /** What instances told each other so far: how often, and the bytes of the longest. */
  relayed(): { count: number; longest: number };
  /** What instances do after their start is done: nobody asked anything for a while. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
};

const QUIET_SAMPLES = 10;

/** Listens as an instance does, so that batches are counted where they arrive. */
export async function openDatabaseCounts(url: string): Promise<DatabaseCounts> {
  const client = new pg.Client({ connectionString: url });
  // The scratch database may be dropped first.
  client.on('error', () => {});
  await client.connect();
  const received = { count: 0, longest: 0 };
  client.on('notification', ({ payload = '' }) => {
    received.count += 1;
    received.longest = Math.max(received.longest, Buffer.byteLength(payload));
  });
  await client.query(`listen ${RELAY_CHANNEL}`);
  return {
    async scans() {
      const { rows } = await client.query<{ scans: string }>(
        'select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables',
      );
      return Number(rows[0]?.scans);
    },
    relayed: () => ({ ...received }),
    async untilIdle() {
      for (let quiet = 0; quiet < QUIET_SAMPLES; ) {
        const { rows } = await client.query(
          `select from pg_stat_activity
           where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
        );
        quiet = rows.length > 0 ? 0 : quiet + 1;
        await wait(500);
      }
    },
    close: () => client.end(),
  };
}
