import type { WebSocket } from 'ws';
import { SESSION_ENDED, type ServerFrame } from '#contract/live.ts';
import type { Role } from '#domain/account/roles.ts';
import { staggerDelay } from '#domain/live/stagger.ts';
import type { ChangeFeed } from '#server/db/feed/change-feed.ts';
import type { Session } from '#server/http/sessions.ts';
import { eventFrom, LIVE, type LiveEvent } from './live-event.ts';
import { RecentEvents } from './recent-events.ts';

/** `session`: the hash of its token in base64; a buffer would cost each socket half a kilobyte more. */
export type Listener = { socket: WebSocket; userId: string; role: Role; session: string };

export function listenerOf(socket: WebSocket, { user, tokenHash }: Session): Listener {
  return { socket, userId: user.id, role: user.role, session: tokenHash.toString('base64') };
}

const PER_PERSON = 10;
const framesMissed: ServerFrame = { type: 'frames_missed' };

/** The sockets of this instance, which receive the events of every instance. */
export class Hub {
  readonly #people = new Map<string, Set<Listener>>();
  readonly #roles = new Map<Role, Set<Listener>>();

  readonly #recent: RecentEvents;

  constructor(changes: ChangeFeed, clock: () => Date) {
    this.#recent = new RecentEvents(clock);
    changes.on(LIVE, (argument) => {
      if (argument === '') this.#missed();
      else this.#broadcast(eventFrom(argument));
    });
  }

  get size(): number {
    let count = 0;
    for (const group of this.#roles.values()) count += group.size;
    return count;
  }

  /** False when the user already has too many sockets. */
  join(listener: Listener): boolean {
    const own = this.#people.get(listener.userId) ?? new Set();
    if (own.size >= PER_PERSON) return false;
    this.#people.set(listener.userId, own.add(listener));
    this.#roles.set(listener.role, (this.#roles.get(listener.role) ?? new Set()).add(listener));
    return true;
  }

  leave(listener: Listener): void {
    this.#roles.get(listener.role)?.delete(listener);
    const own = this.#people.get(listener.userId);
    own?.delete(listener);
    if (own?.size === 0) this.#people.delete(listener.userId);
  }

  /** Sends the frames that this listener may have missed since then, or `frames_missed` when they are not known. */
  catchUp(listener: Listener, since: Date): void {
    const frames = this.#recent.framesFor(listener, since) ?? [framesMissed];
    for (const frame of frames) send(JSON.stringify(frame), [listener]);
  }

  #missed(): void {
    this.#recent.forget();
    sendStaggered(JSON.stringify(framesMissed), this.all());
  }

  /** Named users get it at once, those of a role one after the other. */
  #broadcast(event: LiveEvent): void {
    this.#recent.note(event);
    const text = JSON.stringify(event.frame);
    const named = new Set(event.to.flatMap((id) => this.of(id)));
    const others = event.roles.flatMap((role) => [...(this.#roles.get(role) ?? [])]);
    send(text, named);
    sendStaggered(
      text,
      others.filter((listener) => !named.has(listener)),
    );
  }

  of(userId: string): Listener[] {
    return [...(this.#people.get(userId) ?? [])];
  }

  all(): Listener[] {
    return [...this.#people.values()].flatMap((group) => [...group]);
  }

  /** Closes the sockets whose session has ended. */
  dismiss(listeners: Iterable<Listener>): void {
    for (const { socket } of listeners) socket.close(SESSION_ENDED, 'session ended');
  }

  close(): void {
    for (const { socket } of this.all()) socket.close(1001, 'server stops');
  }
}

function send(text: string, listeners: Iterable<Listener>): void {
  for (const { socket } of listeners) if (socket.readyState === socket.OPEN) socket.send(text);
}

/** Each listener will read something: many get the frame one after the other, by the place of their socket. */
function sendStaggered(text: string, listeners: readonly Listener[]): void {
  for (const [place, listener] of listeners.entries()) {
    const delay = staggerDelay(place, listeners.length);
    if (delay === 0) send(text, [listener]);
    else setTimeout(send, delay, text, [listener]).unref();
  }
}
