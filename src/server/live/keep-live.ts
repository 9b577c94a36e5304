import { setTimeout as wait } from 'node:timers/promises';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import type { Deps } from '#server/deps.ts';
import { SESSION_CLOSED } from '#server/http/sessions.ts';
import { endedAmong } from './ended-sessions.ts';
import { Hub, type Listener } from './hub.ts';
import { Positions } from './positions/positions.ts';

const HEARTBEAT_MS = 30_000;
/** Sessions can end without an announcement: all of them are checked every so many heartbeats. */
const BEATS_PER_CHECK = 10;
const CHECKED_AT_ONCE = 500;
const GOODBYE_MS = 1_000;

/** Announced with the id of a ride whose link of this kind was renewed or revoked. */
export const FOLLOW_LINK_ENDED = 'follow_link_ended';
export const GUEST_LINK_ENDED = 'guest_link_ended';
const linkEnds = [FOLLOW_LINK_ENDED, GUEST_LINK_ENDED] as const;
/** Announced with the id of a client who was blocked: the links of their rides open nothing any more. */
export const CLIENT_BLOCKED = 'client_blocked';

/** A socket that belongs to a followed ride instead of a page, by session or by link. */
export type SideSocket = Pick<Listener, 'socket'> & Partial<Listener> & { link?: OpenLink };
/** The link that opened a socket, and the notice that ends it. */
type OpenLink = { rideId: string; clientId: string; end: (typeof linkEnds)[number] };

export type Live = {
  hub: Hub;
  positions: Positions;
  aside: Set<SideSocket>;
  markAlive(listener: SideSocket): void;
  close(): Promise<void>;
};
type Log = { warn(details: object, message: string): void };

/** Closes sockets that are dead or no longer allowed. */
export function keepLive(deps: Deps, log: Log): Live {
  const hub = new Hub(deps.changes, deps.clock);
  const positions = new Positions(deps);
  const aside = new Set<SideSocket>();
  const silent = new WeakSet<SideSocket>();
  let beats = 0;

  deps.changes.on(SESSION_CLOSED, (userId) => void dismissEnded(signedIn(userId)));

  // After a gap all of them are closed: they reconnect, and their link is checked again.
  for (const end of linkEnds)
    deps.changes.on(end, (rideId) =>
      closeLinks((link) => link.end === end && (rideId === '' || rideId === link.rideId)),
    );
  deps.changes.on(CLIENT_BLOCKED, (userId) => closeLinks(({ clientId }) => clientId === userId));

  function closeLinks(isEnded: (link: OpenLink) => boolean): void {
    for (const { socket, link } of aside) if (link && isEnded(link)) socket.close(RIDE_OVER, 'link ended');
  }

  /** Sockets with a session: of all users, or of one. */
  function signedIn(userId = ''): Listener[] {
    const others = [...aside].filter(isSignedIn);
    if (userId === '') return [...hub.all(), ...others];
    return [...hub.of(userId), ...others.filter((listener) => listener.userId === userId)];
  }

  async function dismissEnded(listeners: Listener[]): Promise<void> {
    try {
      for (let from = 0; from < listeners.length; from += CHECKED_AT_ONCE)
        hub.dismiss(await endedAmong(deps, listeners.slice(from, from + CHECKED_AT_ONCE)));
    } catch (error) {
      log.warn({ err: error }, 'sessions of the open sockets not checked');
    }
  }

  const timer = setInterval(() => {
    for (const listener of [...hub.all(), ...aside]) {
      if (silent.has(listener)) listener.socket.terminate();
      else {
        silent.add(listener);
        listener.socket.ping();
      }
    }
    beats += 1;
    if (beats % BEATS_PER_CHECK === 0) void dismissEnded(signedIn());
  }, HEARTBEAT_MS);

  return {
    hub,
    positions,
    aside,
    markAlive: (listener) => void silent.delete(listener),
    async close() {
      clearInterval(timer);
      positions.close();
      hub.close();
      for (const { socket } of aside) socket.close(1001, 'server stops');
      // A socket that does not close in time is terminated, so that it cannot delay the stop.
      for (let waited = 0; hub.size + aside.size > 0 && waited < GOODBYE_MS; waited += 50) await wait(50);
      for (const { socket } of [...hub.all(), ...aside]) socket.terminate();
    },
  };
}

function isSignedIn(open: SideSocket): open is Listener {
  return open.session !== undefined;
}
