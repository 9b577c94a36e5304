import type pg from 'pg';
import { CHANNEL } from '../announcing-pool.ts';
import { deliveredNotices } from './delivered-notices.ts';
import { feedConnection, RELAY_CHANNEL, readNotices, relay } from './feed-connection.ts';

const RETRY_MS = 1_000;
/**
 * How often notices are read that were committed and never announced. The same query detects a dead connection, which
 * is dropped when it times out: together in less than 15 seconds.
 */
const HEARTBEAT = { everyMs: 10_000, limitMs: 3_000 };

export type ChangeFeed = {
  /**
   * Called for every event of that name, from any instance, with its argument; also once after a gap, with an empty
   * argument, because events may have been missed.
   */
  on(name: string, listener: Listener): void;
  /**
   * Sends the instances that listen now something that no table, log or backup may hold; without a listener it is lost.
   * A NOTIFY carries less than 8000 bytes.
   */
  relay(text: string): Promise<void>;
  onRelayed(listener: Listener): void;
  /** Whether it listens now. */
  isUp(): boolean;
  /** The heartbeat: delivers what was committed and never announced, by an instance that was killed in between. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
};

type Listener = (argument: string) => void;

type Options = {
  heartbeat?: typeof HEARTBEAT;
  /** Called once for each gap. */
  onLost?: () => void;
};

/** Listens to the notices of all instances through the database, and reconnects by itself. */
export function openChangeFeed(
  url: string,
  { heartbeat = HEARTBEAT, onLost = () => {} }: Options = {},
): ChangeFeed {
  const listeners = new Map<string, Set<Listener>>();
  const relayListeners = new Set<Listener>();
  const delivered = deliveredNotices();
  let closed = false;
  let client: pg.Client | undefined;
  let horizon: string | null = null;
  let isUp = false;
  let retry: NodeJS.Timeout | undefined;
  const timer = setInterval(() => void catchUp(), heartbeat.everyMs);
  timer.unref();

  async function connect(): Promise<void> {
    const next = feedConnection(url, heartbeat.limitMs);
    client = next;
    next.on('error', () => {});
    next.on('end', () => replace(next));
    let backend = 0;
    next.on('notification', ({ channel, payload = '', processId }) => {
      if (channel === CHANNEL) deliver(payload);
      else if (processId !== backend) callAll(relayListeners, payload);
    });
    try {
      await next.connect();
      // A relay does not wait for the disk.
      const { rows } = await next.query<{ pid: number }>(
        `select pg_backend_pid() as pid, set_config('synchronous_commit', 'off', false)`,
      );
      backend = rows[0]?.pid ?? 0;
      await next.query(`listen ${CHANNEL}`);
      await next.query(`listen ${RELAY_CHANNEL}`);
      for (const notice of await readMissed(next)) delivered.isNew(notice);
      isUp = true;
      for (const group of listeners.values()) callAll(group, '');
    } catch {
      replace(next);
    }
  }

  async function catchUp(): Promise<void> {
    const asked = client;
    if (!asked || horizon === null) return;
    try {
      delivered.forgetOld();
      for (const notice of await readMissed(asked)) deliver(notice);
    } catch {
      replace(asked);
    }
  }

  async function readMissed(from: pg.Client): Promise<string[]> {
    const { rows } = await from.query<{ horizon: string; missed: string[] }>({
      ...readNotices,
      values: [horizon],
    });
    horizon = rows[0]?.horizon ?? null;
    return rows[0]?.missed ?? [];
  }

  function deliver(notice: string): void {
    if (!delivered.isNew(notice)) return;
    const [name = '', ...rest] = notice.split(' ');
    callAll(listeners.get(name), rest.join(' '));
  }

  function replace(lost: pg.Client): void {
    if (closed || client !== lost) return;
    client = undefined;
    horizon = null;
    if (isUp) onLost();
    isUp = false;
    lost.removeAllListeners('notification');
    void lost.end().catch(() => {});
    retry = setTimeout(() => void connect(), RETRY_MS);
  }

  void connect();

  return {
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    async relay(text) {
      await client?.query(relay(text)).catch(() => {});
    },
    onRelayed: (listener) => void relayListeners.add(listener),
    isUp: () => isUp,
    catchUp,
    async close() {
      closed = true;
      isUp = false;
      clearInterval(timer);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

function callAll(group: Set<Listener> | undefined, argument: string): void {
  for (const listener of group ?? []) listener(argument);
}
