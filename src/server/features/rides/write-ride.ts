import type { RideEventKind } from '#domain/notification/notifications-for.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { namedQueries, writer } from '#server/db/named-query.ts';
import { parameters } from '#server/db/parameters.ts';
import type { Db, NewRide, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { outboxParts } from '#server/features/notifications/index.ts';
import { liveNotice, rideChanged } from '#server/live/live-event.ts';
import { type RideSnapshot, type RideWithPeople, ridesWithPeople } from './ride-repository.ts';

export type RideEvent = {
  /** Null when the platform itself acts. */
  actor: UserRow | null;
  kind: RideEventKind;
  from: RideStatus | null;
  to: RideStatus;
  reason?: string | null;
  /** Who had the ride before it was handed over. */
  formerDriverId?: string | null | undefined;
  at: Date;
};

export type RideChange = Partial<Omit<NewRide, 'id' | 'number' | 'client_id' | 'created_at' | 'version'>>;

/** Returns undefined when the ride changed since it was read; then nothing at all is written. */
export async function changeRide(
  deps: Deps,
  on: Db | AnnouncingPool,
  ride: RideSnapshot,
  change: RideChange,
  event: RideEvent,
): Promise<RideWithPeople | undefined> {
  const statement = parameters();
  const columns = Object.entries(change).map(([column, value]) => `${column} = ${statement.add(value)}`);
  const update = `update rides set ${columns.join()}, version = version + 1
    where id = ${statement.add(ride.id)} and status = ${statement.add(ride.status)}
      and version = ${statement.add(ride.version)}`;
  const text = withItsConsequences(deps, statement, update, { ...ride, ...change }, event);
  const [changed] = await writeBy(text)(on, ...statement.values);
  return changed;
}

const writeBy = namedQueries<RideWithPeople>('write-ride');

/** The parts of the statement that come first, and the one without whose row the ride is not written. */
type Conditions = { parts: string[]; from: string };

/** Returns undefined when the conditions of the booking no longer hold; then the ride is not written. */
export async function insertRide(
  deps: Deps,
  statement: ReturnType<typeof parameters>,
  conditions: Conditions,
  ride: NewRide,
  event: RideEvent,
): Promise<RideWithPeople | undefined> {
  const values = Object.values(ride).map((value) => statement.add(value));
  const insert = `insert into rides (${Object.keys(ride).join()}) select ${values.join()} from ${conditions.from}`;
  const written = { id: ride.id, client_id: ride.client_id, driver_id: null };
  const text = withItsConsequences(deps, statement, insert, written, event, conditions.parts);
  const [made] = await writeBy(text)(deps.pool, ...statement.values);
  return made;
}

const readRides = ridesWithPeople(writer).compile().sql;

/**
 * One statement: the ride, its history, its notifications and its notice, or nothing. The row that was written takes the
 * place of the table in everything that follows.
 */
function withItsConsequences(
  deps: Deps,
  statement: ReturnType<typeof parameters>,
  write: string,
  ride: { id: string; client_id: string; driver_id?: string | null },
  event: RideEvent,
  conditions: string[] = [],
): string {
  const { actor, kind, from, to, reason = null, formerDriverId = null } = event;
  const statuses = from === null ? [to] : [from, to];
  const changed = rideChanged({ ...ride, driver_id: ride.driver_id ?? null }, statuses, {
    move: kind,
    by: actor?.id ?? null,
  });
  const notice = statement.add(liveNotice(changed), 'text');
  const at = statement.add(event.at, 'timestamptz');
  const line = [actor?.id ?? null, kind, from, to, reason].map((value) => statement.add(value));
  const former = kind === 'hand_over' ? statement.add(formerDriverId, 'uuid') : 'null::uuid';
  const outbox = outboxParts(deps, { kind, from, by: actor?.role ?? 'system', at, former });

  const parts = [...conditions, `rides as (${write} returning *)`];
  return `with ${parts.join()},
    history as (
      insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
      select id, ${line.join()}, ${at} from rides),
    ${outbox}
    noted as (insert into notices (notice) select ${notice} from rides)
    select written.*, array[${notice}] || array(select 'outbox_filled' from queued limit 1) as notices
    from (${readRides}) as written`;
}
