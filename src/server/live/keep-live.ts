import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { SESSION_CLOSED } from '#server/http/sessions.ts';
import { endedAmong } from './ended-sessions.ts';
import { Hub, type Listener } from './hub.ts';

const HEARTBEAT_MS = 30_000;
/** Sessions can end without an announcement: all of them are checked every so many heartbeats. */
const BEATS_PER_CHECK = 10;
const CHECKED_AT_ONCE = 500;
const GOODBYE_MS = 1_000;

export type Live = { hub: Hub; markAlive(listener: Listener): void; close(): Promise<void> };
type Log = { warn(details: object, message: string): void };

/** Closes sockets that are dead or no longer allowed. */
export function keepLive(deps: Deps, log: Log): Live {
  const hub = new Hub(deps.changes, deps.clock);
  const silent = new WeakSet<Listener>();
  let beats = 0;

  deps.changes.on(SESSION_CLOSED, (userId) => void dismissEnded(userId ? hub.of(userId) : hub.all()));

  async function dismissEnded(listeners: Listener[]): Promise<void> {
    try {
      for (let from = 0; from < listeners.length; from += CHECKED_AT_ONCE)
        hub.dismiss(await endedAmong(deps, listeners.slice(from, from + CHECKED_AT_ONCE)));
    } catch (error) {
      log.warn({ err: error }, 'sessions of the open sockets not checked');
    }
  }

  const timer = setInterval(() => {
    for (const listener of hub.all()) {
      if (silent.has(listener)) listener.socket.terminate();
      else {
        silent.add(listener);
        listener.socket.ping();
      }
    }
    beats += 1;
    if (beats % BEATS_PER_CHECK === 0) void dismissEnded(hub.all());
  }, HEARTBEAT_MS);

  return {
    hub,
    markAlive: (listener) => void silent.delete(listener),
    async close() {
      clearInterval(timer);
      hub.close();
      // A socket that does not close in time is terminated, so that it cannot delay the stop.
      for (let waited = 0; hub.size > 0 && waited < GOODBYE_MS; waited += 50) await wait(50);
      for (const { socket } of hub.all()) socket.terminate();
    },
  };
}
