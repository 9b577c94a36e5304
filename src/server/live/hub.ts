import type { WebSocket } from 'ws';
import { SESSION_ENDED, type ServerFrame } from '#contract/live.ts';
import type { Role } from '#domain/account/roles.ts';
import type { ChangeFeed } from '#server/db/change-feed.ts';
import { eventFrom, LIVE, type LiveEvent } from './live-event.ts';

export type Listener = { socket: WebSocket; userId: string; role: Role; tokenHash: Buffer };

const PER_PERSON = 10;

/** The sockets of this instance, which receive the events of every instance. */
export class Hub {
  readonly #people = new Map<string, Set<Listener>>();
  readonly #roles = new Map<Role, Set<Listener>>();

  constructor(changes: ChangeFeed) {
    changes.on(LIVE, (argument) => {
      if (argument === '') this.#send({ type: 'frames_missed' }, this.all());
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

  #broadcast({ to, roles, frame }: LiveEvent): void {
    const listeners = new Set<Listener>();
    for (const id of to) for (const listener of this.#people.get(id) ?? []) listeners.add(listener);
    for (const role of roles) for (const listener of this.#roles.get(role) ?? []) listeners.add(listener);
    this.#send(frame, listeners);
  }

  #send(frame: ServerFrame, listeners: Iterable<Listener>): void {
    const text = JSON.stringify(frame);
    for (const { socket } of listeners) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  of(userId: string): Listener[] {
    return [...(this.#people.get(userId) ?? [])];
  }

  all(): Listener[] {
    return [...this.#people.values()].flatMap((group) => [...group]);
  }

  /** Ends the sockets whose session is over. */
  dismiss(listeners: Iterable<Listener>): void {
    for (const { socket } of listeners) socket.close(SESSION_ENDED, 'session ended');
  }

  close(): void {
    for (const { socket } of this.all()) socket.close(1001, 'server stops');
  }
}
