import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

export const CHANNEL = 'vtc';
const RETRY_MS = 1_000;
/** A connection may die without a word: it is asked every so often, and given up without an answer in time. */
const CHECKS = { everyMs: 10_000, limitMs: 3_000 };

export type ChangeFeed = {
  /**
   * Called for every event of that name, of any instance, with what came along; also once after a gap, with nothing,
   * when some may have been missed.
   */
  on(name: string, listener: Listener): void;
  close(): Promise<void>;
};

type Listener = (argument: string) => void;

/** Notifies every instance, at commit when in a transaction. The argument holds ids only: a NOTIFY payload is short. */
export async function announceChange(db: Db, name: string, argument = ''): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${noticeOf(name, argument)})`.execute(db);
}

/** The payload of a NOTIFY. */
export function noticeOf(name: string, argument: string): string {
  return argument ? `${name} ${argument}` : name;
}

/** Listens to the notifications of all instances through the database, and reconnects by itself. */
export function openChangeFeed(url: string, checks = CHECKS): ChangeFeed {
  const listeners = new Map<string, Set<Listener>>();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const timer = setInterval(() => void check(), checks.everyMs);
  timer.unref();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: checks.limitMs,
      keepAlive: true,
    });
    client = next;
    next.on('error', () => {});
    next.on('end', () => replace(next));
    next.on('notification', ({ payload = '' }) => {
      const [name = '', ...rest] = payload.split(' ');
      tell(listeners.get(name), rest.join(' '));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      for (const group of listeners.values()) tell(group, '');
    } catch {
      replace(next);
    }
  }

  async function check(): Promise<void> {
    const asked = client;
    await asked?.query('select 1').catch(() => replace(asked));
  }

  function replace(lost: pg.Client): void {
    if (closed || client !== lost) return;
    client = undefined;
    lost.removeAllListeners('notification');
    void lost.end().catch(() => {});
    retry = setTimeout(() => void connect(), RETRY_MS);
  }

  void connect();

  return {
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

function tell(group: Set<Listener> | undefined, argument: string): void {
  for (const listener of group ?? []) listener(argument);
}
