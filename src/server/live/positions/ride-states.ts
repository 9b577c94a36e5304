import type { Point } from '#domain/geo/great-circle.ts';
import type { WayFacts } from '#domain/position/shared-position.ts';
import { isUnderWay } from '#domain/position/under-way.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { RideRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';

/** The state of a ride, as far as its position is concerned. */
export type RideState = WayFacts & {
  /** Where its driver is going; null when they have arrived, or the place is unknown. */
  target: Point | null;
};

/**
 * Caches the state of rides until a change. A read that a change overtook is discarded and repeated: no answer is older
 * than the change.
 */
export class RideStates {
  readonly #db: Deps['db'];
  readonly #read = new Map<string, Promise<RideState | undefined>>();

  constructor(db: Deps['db']) {
    this.#db = db;
  }

  async of(rideId: string): Promise<RideState | undefined> {
    if (!this.#read.has(rideId)) this.#start([rideId]);
    const reading = this.#read.get(rideId);
    const state = await reading;
    return this.#read.get(rideId) === reading ? state : await this.of(rideId);
  }

  /** From the cache, or read again where that would be refused: this instance may not know of the departure yet. */
  async ofOne(rideId: string, isWanted: (state: RideState) => boolean): Promise<RideState | undefined> {
    const remembered = await this.of(rideId);
    if (remembered && isWanted(remembered)) return remembered;
    this.forget(rideId);
    const state = await this.of(rideId);
    return state && isWanted(state) ? state : undefined;
  }

  forget(rideId: string): void {
    this.#read.delete(rideId);
  }

  /** Drops the cache and reads these again, together. */
  readAgain(rideIds: readonly string[]): void {
    this.#read.clear();
    if (rideIds.length > 0) this.#start(rideIds);
  }

  #start(rideIds: readonly string[]): void {
    const together = readStates(this.#db, rideIds);
    for (const rideId of rideIds) {
      const reading = together.then((states) => states.get(rideId));
      this.#read.set(rideId, reading);
      reading.catch(() => this.#read.get(rideId) === reading && this.#read.delete(rideId));
    }
  }
}

/** Names the departure that a point belongs to; undefined while there is none. */
export function wayOf(state: RideState | undefined): string | undefined {
  if (!state || !isUnderWay(state)) return undefined;
  return `${state.driverId} ${state.onTheWayAt?.getTime() ?? ''}`;
}

async function readStates(db: Deps['db'], rideIds: readonly string[]): Promise<Map<string, RideState>> {
  const ids = rideIds.filter(isUuid);
  if (ids.length === 0) return new Map();
  const rides = await db
    .selectFrom('rides')
    .select(['id', 'status', 'client_id', 'driver_id', 'on_the_way_at', 'arrived_at'])
    .select(['pickup_lat', 'pickup_lng', 'destination_lat', 'destination_lng'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rides.map((ride) => [ride.id, stateOf(ride)]));
}

type Row = Pick<RideRow, 'status' | 'client_id' | 'driver_id' | 'on_the_way_at' | 'arrived_at'> &
  Parameters<typeof placesOf>[0];

function stateOf(ride: Row): RideState {
  const { pickup, destination } = placesOf(ride);
  const { status, client_id: clientId, driver_id: driverId, on_the_way_at: onTheWayAt } = ride;
  const isThere = status === 'accepted' && ride.arrived_at !== null;
  const target = status === 'accepted' ? pickup : destination;
  return { status, clientId, driverId, onTheWayAt, target: isThere ? null : target };
}
