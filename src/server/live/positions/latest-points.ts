import { FORGOTTEN_AFTER_MS } from '#domain/position/shared-position.ts';

export type SharedPoint = {
  lat: number;
  lng: number;
  heading: number | null;
  /** To the next end of its ride, by the road. */
  minutes: number | null;
  /** The road was not measured. */
  isRough: boolean;
};

/**
 * `at`: when the server received it; the clock of the telephone is never used. `way`: the departure it belongs to, with
 * which it ends.
 */
export type KeptPoint = SharedPoint & { at: number; way: string };

/** The latest point of each ride, in memory only. */
export class LatestPoints {
  readonly #clock: () => Date;
  readonly #points = new Map<string, KeptPoint>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** False for a point that is older than the one there is. */
  keep(rideId: string, point: SharedPoint & { way: string }, ageMs: number): boolean {
    const at = this.#clock().getTime() - ageMs;
    const known = this.#points.get(rideId);
    if (known && known.way === point.way && known.at > at) return false;
    this.#points.set(rideId, { ...point, at });
    return true;
  }

  of(rideId: string): { point: KeptPoint; age: number } | undefined {
    const point = this.#points.get(rideId);
    if (!point) return undefined;
    const age = Math.max(0, this.#clock().getTime() - point.at);
    return age >= FORGOTTEN_AFTER_MS ? undefined : { point, age };
  }

  /** Whether there was one. */
  forget(rideId: string): boolean {
    return this.#points.delete(rideId);
  }

  /** Drops points that are too old to be shown; returns their rides. */
  sweep(): string[] {
    const silent = this.rides().filter((rideId) => !this.of(rideId));
    for (const rideId of silent) this.#points.delete(rideId);
    return silent;
  }

  rides(): string[] {
    return [...this.#points.keys()];
  }
}
