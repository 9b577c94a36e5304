import * as z from 'zod/mini';
import type { ChangeFeed } from '#server/db/feed/change-feed.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { SharedPoint } from './latest-points.ts';

/** At most 20 a second leave an instance. */
const EVERY_MS = 50;
/** Sealed, so many are less than 7 kB. */
const MOST_AT_ONCE = 60;
const LABEL = 'positions';

const messageShape = z.object({
  /** Ride, latitude, longitude, heading, minutes, age. */
  points: z.array(
    z.tuple([z.string(), z.number(), z.number(), z.nullable(z.number()), z.nullable(z.number()), z.number()]),
  ),
  /** The points whose minutes come from the road service; absent from older versions. */
  measured: z.optional(z.array(z.number())),
  gone: z.array(z.string()),
  /** Set by an instance that has just begun to listen. */
  asks: z.boolean(),
});
type Message = z.infer<typeof messageShape>;

type Receivers = {
  onPoint: (rideId: string, point: SharedPoint, age: number) => void;
  onGone: (rideId: string) => void;
  onAsked: () => void;
};
/** The point at the time of sending; undefined: gone. */
type PointNow = (rideId: string) => { point: SharedPoint; age: number } | undefined;

/**
 * Sends points to the other instances: the latest of each ride, in batches. They are encrypted, so that a log of the
 * database cannot show them.
 */
export class PositionRelay {
  readonly #changes: ChangeFeed;
  readonly #secrets: SecretBox;
  readonly #pointNow: PointNow;
  readonly #waiting = new Set<string>();
  #asks = false;
  #timer: NodeJS.Timeout | undefined;
  #restUntil = 0;

  constructor(
    { changes, secrets }: { changes: ChangeFeed; secrets: SecretBox },
    pointNow: PointNow,
    receivers: Receivers,
  ) {
    this.#changes = changes;
    this.#secrets = secrets;
    this.#pointNow = pointNow;
    changes.onRelayed((text) => this.#receive(text, receivers));
  }

  /** Queues the current point of this ride. */
  queue(rideId: string): void {
    this.#waiting.add(rideId);
    this.#plan();
  }

  ask(): void {
    this.#asks = true;
    this.#plan();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #plan(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => void this.#sendBatch(), Math.max(0, this.#restUntil - performance.now()));
    this.#timer.unref();
  }

  async #sendBatch(): Promise<void> {
    this.#restUntil = performance.now() + EVERY_MS;
    const rides = [...this.#waiting].slice(0, MOST_AT_ONCE);
    for (const rideId of rides) this.#waiting.delete(rideId);
    const measured: number[] = [];
    const message: Message = { points: [], measured, gone: [], asks: this.#asks };
    this.#asks = false;
    for (const rideId of rides) {
      const now = this.#pointNow(rideId);
      if (!now) message.gone.push(rideId);
      else {
        const { lat, lng, heading, minutes, isRough } = now.point;
        if (!isRough) measured.push(message.points.length);
        message.points.push([rideId, lat, lng, heading, minutes, Math.round(now.age)]);
      }
    }
    await this.#changes.relay(this.#secrets.seal(JSON.stringify(message), LABEL));
    this.#timer = undefined;
    if (this.#waiting.size > 0 || this.#asks) this.#plan();
  }

  #receive(sealed: string, { onPoint, onGone, onAsked }: Receivers): void {
    const message = this.#open(sealed);
    if (!message) return;
    for (const [index, [rideId, lat, lng, heading, minutes, age]] of message.points.entries())
      onPoint(rideId, { lat, lng, heading, minutes, isRough: !message.measured?.includes(index) }, age);
    for (const rideId of message.gone) onGone(rideId);
    if (message.asks) onAsked();
  }

  /** Undefined for what another version or another key sends. */
  #open(sealed: string): Message | undefined {
    try {
      const read = z.safeParse(messageShape, JSON.parse(this.#secrets.open(sealed, LABEL)));
      return read.success ? read.data : undefined;
    } catch {
      return undefined;
    }
  }
}
