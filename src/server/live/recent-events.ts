import type { ServerFrame } from '#contract/live.ts';
import type { Role } from '#domain/account/roles.ts';
import type { LiveEvent } from './live-event.ts';

const KEPT_MS = 120_000;
const MOST_KEPT = 2_000;
/** Beyond it, the client reads everything again. */
const MOST_TOLD = 20;
/** Clocks of instances may differ, and a spread frame is sent up to two seconds after its notice. */
const MARGIN_MS = 5_000;

/** The events of the last two minutes, for clients that were not connected yet. */
export class RecentEvents {
  readonly #clock: () => Date;
  #kept: { at: number; event: LiveEvent }[] = [];
  /** Since when the list is complete. */
  #wholeSince: number;

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.#wholeSince = clock().getTime();
  }

  note(event: LiveEvent): void {
    const at = this.#clock().getTime();
    this.#kept.push({ at, event });
    const old = this.#kept.findIndex((kept) => kept.at > at - KEPT_MS);
    const dropped = this.#kept.splice(0, Math.max(old, this.#kept.length - MOST_KEPT)).at(-1);
    if (dropped) this.#wholeSince = dropped.at + 1;
  }

  /** After a gap: its events are unknown. */
  forget(): void {
    this.#kept = [];
    this.#wholeSince = this.#clock().getTime();
  }

  /** The frames for this person since a moment; undefined when some may be missing, or when there are many. */
  framesFor(person: { userId: string; role: Role }, since: Date): ServerFrame[] | undefined {
    const from = since.getTime() - MARGIN_MS;
    if (from < this.#wholeSince) return undefined;
    const isFor = ({ to, roles }: LiveEvent) => to.includes(person.userId) || roles.includes(person.role);
    const frames = this.#kept.flatMap(({ at, event }) => (at >= from && isFor(event) ? [event.frame] : []));
    return frames.length > MOST_TOLD ? undefined : frames;
  }
}
