import { greatCircleKm, type Point } from '#domain/geo/great-circle.ts';
import {
  type AskedRoad,
  isRoadDue,
  minutesLeft,
  neighbourhoodOf,
  paceOn,
} from '#domain/position/arrival-pace.ts';
import type { Places } from '#server/ports/places.ts';

type Asked = AskedRoad & { way: string };

/** `isRough`: by the straight line, without the road service. */
export type Arrival = { minutes: number | null; isRough: boolean };

/** When cars arrive. The road service is asked a few times for each way; its answer applies from the next point on. */
export class Arrivals {
  readonly #places: Places;
  readonly #asked = new Map<string, Asked>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** `way`: names the departure; from it to another target is another way. */
  of(rideId: string, way: string, from: Point, to: Point | null): Arrival {
    if (!to) return { minutes: null, isRough: false };
    const wayTo = `${way} ${to.lat} ${to.lng}`;
    const known = this.#asked.get(rideId);
    const asked = known?.way === wayTo ? known : undefined;
    if (isRoadDue(asked, from, to)) void this.#ask(rideId, { way: wayTo, from, to, asked });
    const pace = asked?.pace ?? null;
    return { minutes: minutesLeft(from, to, pace), isRough: pace === null };
  }

  forget(rideId: string): void {
    this.#asked.delete(rideId);
  }

  async #ask(
    rideId: string,
    { way, from, to, asked }: { way: string; from: Point; to: Point; asked: Asked | undefined },
  ): Promise<void> {
    const near = neighbourhoodOf(from);
    const next: Asked = {
      way,
      times: (asked?.times ?? 0) + 1,
      kmLeft: greatCircleKm(from, to),
      pace: asked?.pace ?? null,
    };
    this.#asked.set(rideId, next);
    const road = await this.#places.measure(near, to).catch(() => undefined);
    if (road && !road.estimated) next.pace = paceOn(near, to, road.minutes);
  }
}
