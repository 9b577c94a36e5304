import type { PositionFrame } from '#contract/rides/positions.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import { freshnessOf, maySharePosition } from '#domain/position/shared-position.ts';
import { isUnderWay } from '#domain/position/under-way.ts';
import type { Actor } from '#domain/ride/ride.ts';
import type { Deps } from '#server/deps.ts';
import { eventFrom, LIVE } from '../live-event.ts';
import { Arrivals } from './arrivals.ts';
import { LatestPoints, type SharedPoint } from './latest-points.ts';
import { PositionRelay } from './position-relay.ts';
import { type RideState, RideStates, wayOf } from './ride-states.ts';

const SWEEP_MS = 30_000;

/** A socket that follows a ride. */
export type Follower = { send(frame: PositionFrame): void };

export type Sent = Point & { heading: number | null };

/**
 * The positions of rides under way: the latest point of each in memory, sent to the followers here and to the other
 * instances. A point counts only while its ride is under way; every instance checks that itself, and sends nothing
 * while it could not learn that a ride ended.
 */
export class Positions {
  readonly #deps: Deps;
  readonly #points: LatestPoints;
  readonly #states: RideStates;
  readonly #relay: PositionRelay;
  readonly #arrivals: Arrivals;
  readonly #followers = new Map<string, Set<Follower>>();
  /** The rides whose driver sends to this instance. */
  readonly #own = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#points = new LatestPoints(deps.clock);
    this.#states = new RideStates(deps.db);
    this.#arrivals = new Arrivals(deps.places);
    this.#relay = new PositionRelay(deps, (rideId) => this.#points.of(rideId), {
      onPoint: (rideId, point, age) => void this.#take(rideId, point, age),
      onGone: (rideId) => this.#forget(rideId),
      onAsked: () => this.#answer(),
    });
    deps.changes.on(LIVE, (argument) => this.#onNotice(argument));
    this.#timer = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#timer.unref();
  }

  /** From a driver. False when the ride shares no position now, or not from this driver. */
  async share(rideId: string, driver: Actor, { lat, lng, heading }: Sent): Promise<boolean> {
    const state = await this.#states.ofOne(rideId, (ride) => maySharePosition(driver, ride));
    if (!state) return false;
    this.#own.add(rideId);
    const point = {
      lat: rounded(lat),
      lng: rounded(lng),
      heading: heading === null ? null : Math.round(heading),
      ...this.#arrivals.of(rideId, wayOf(state) ?? '', { lat, lng }, state.target),
    };
    if (await this.#take(rideId, point, 0)) this.#relay.queue(rideId);
    return true;
  }

  async stop(rideId: string, driver: Actor): Promise<void> {
    const state = await this.#states.of(rideId);
    if (state?.driverId !== driver.id) return;
    this.#forget(rideId);
    this.#relay.queue(rideId);
  }

  /** Sends the latest point, then every new one. Returns the function that stops it. */
  follow(rideId: string, follower: Follower): () => void {
    const group = this.#followers.get(rideId) ?? new Set();
    this.#followers.set(rideId, group.add(follower));
    void this.#show(rideId, follower);
    return () => {
      group.delete(follower);
      if (group.size === 0 && this.#followers.get(rideId) === group) this.#followers.delete(rideId);
    };
  }

  /** Undefined while nothing is shared, or the last point is not fresh. */
  freshPointOf(rideId: string): Point | undefined {
    const known = this.#points.of(rideId);
    return known && freshnessOf(known.age) === 'fresh' ? known.point : undefined;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#relay.close();
  }

  /** The state of a ride; undefined when it does not exist or `isWanted` rejects it. */
  async stateOf(rideId: string, isWanted = (_: RideState) => true): Promise<RideState | undefined> {
    return await this.#states.ofOne(rideId, isWanted);
  }

  /** Returns whether the point was kept. */
  async #take(rideId: string, point: SharedPoint, age: number): Promise<boolean> {
    const way = await this.#wayNow(this.#states.ofOne(rideId, isUnderWay));
    if (way === undefined || !this.#points.keep(rideId, { ...point, way }, age)) return false;
    this.#sendToFollowers(rideId, this.#frameOf(rideId, way));
    return true;
  }

  /** The current departure; undefined also while the change feed is down, as the end of a ride could be missed. */
  async #wayNow(state: Promise<RideState | undefined>): Promise<string | undefined> {
    const way = wayOf(await state.catch(() => undefined));
    return this.#deps.changes.isUp() ? way : undefined;
  }

  async #show(rideId: string, follower: Follower): Promise<void> {
    follower.send(this.#frameOf(rideId, await this.#wayNow(this.#states.of(rideId))) ?? { type: 'gone' });
  }

  #frameOf(rideId: string, way: string | undefined): PositionFrame | undefined {
    const known = this.#points.of(rideId);
    if (known?.point.way !== way || !known) return undefined;
    const { lat, lng, heading, minutes, isRough } = known.point;
    return { type: 'at', lat, lng, heading, minutes, isRough, age: known.age };
  }

  #sendToFollowers(rideId: string, frame: PositionFrame | undefined): void {
    if (frame) for (const follower of this.#followers.get(rideId) ?? []) follower.send(frame);
  }

  #forget(rideId: string): void {
    this.#own.delete(rideId);
    this.#arrivals.forget(rideId);
    if (this.#points.forget(rideId)) this.#sendToFollowers(rideId, { type: 'gone' });
  }

  /** An empty argument means a gap: notices may be lost, so every ride is checked again. */
  #onNotice(argument: string): void {
    if (argument === '') {
      this.#checkAll();
      this.#relay.ask();
      return;
    }
    const { frame } = eventFrom(argument);
    if (frame.type !== 'ride_changed') return;
    this.#states.forget(frame.rideId);
    if (this.#points.of(frame.rideId)) void this.#check(frame.rideId);
    this.#sendToFollowers(frame.rideId, { type: 'changed' });
  }

  async #check(rideId: string): Promise<void> {
    const way = await this.#wayNow(this.#states.of(rideId));
    const known = this.#points.of(rideId);
    if (known && known.point.way !== way) this.#forget(rideId);
  }

  #checkAll(): void {
    const rides = this.#points.rides();
    this.#states.readAgain(rides);
    for (const rideId of rides) void this.#check(rideId);
  }

  #answer(): void {
    for (const rideId of this.#own) if (this.#points.of(rideId)) this.#relay.queue(rideId);
  }

  /** Also finds changes that were never announced. */
  #sweep(): void {
    for (const rideId of this.#points.sweep()) this.#forgotten(rideId);
    this.#checkAll();
  }

  #forgotten(rideId: string): void {
    this.#own.delete(rideId);
    this.#arrivals.forget(rideId);
    this.#sendToFollowers(rideId, { type: 'gone' });
  }
}

/** To about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
