import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

export const CHANNEL = 'vtc';
const RETRY_MS = 1_000;

export type ChangeFeed = {
  /** Called for every event of that name, of any instance; also once after a gap, when some may have been missed. */
  on(name: string, listener: () => void): void;
  close(): Promise<void>;
};

/** Tells every instance, at commit when in a transaction. */
export async function announceChange(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${name})`.execute(db);
}

/** Hears what the instances tell each other through the database, and reconnects alone. */
export function openChangeFeed(url: string): ChangeFeed {
  const listeners = new Map<string, Set<() => void>>();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = next;
    next.on('error', () => {});
    next.on('end', reconnectLater);
    next.on('notification', ({ payload = '' }) => tell(listeners.get(payload)));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      for (const group of listeners.values()) tell(group);
    } catch {
      await next.end().catch(() => {});
      reconnectLater();
    }
  }

  function reconnectLater(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RETRY_MS);
  }

  void connect();

  return {
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

function tell(group: Set<() => void> | undefined): void {
  for (const listener of group ?? []) listener();
}
