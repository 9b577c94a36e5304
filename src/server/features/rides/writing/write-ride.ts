import type { RideStatus } from '#domain/ride/ride.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import { ableDriver } from '#server/db/able-driver.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { namedQueries, writer } from '#server/db/named-query.ts';
import { type Parameters, parameters } from '#server/db/parameters.ts';
import type { Db, NewRide, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { outboxParts } from '#server/features/notifications/index.ts';
import { type VoucherDraft, voucherParts } from '#server/features/vouchers/index.ts';
import { liveNotice, rideChanged } from '#server/live/live-event.ts';
import { type RideWithPeople, ridesWithPeople } from '../reading/ride-repository.ts';
import type { RideSnapshot } from '../reading/ride-snapshot.ts';
import { endedChangePart } from './ended-change.ts';

export type RideEvent = {
  /** Null when the platform itself acts. */
  actor: UserRow | null;
  /** The platform acts in the name of the actor, who is notified of it. */
  byPlatform?: boolean;
  kind: RideEventKind;
  from: RideStatus | null;
  to: RideStatus;
  reason?: string | null;
  /** The driver before a hand-over. */
  formerDriverId?: string | null | undefined;
  /** How many rides of the order its message covers; 0 when the message of another ride covers this one. */
  ridesInMessage?: number;
  /** The same for the message to its passenger, who may ride in some of them only. */
  ridesInPassengerMessage?: number;
  at: Date;
};

export type RideChange = Partial<Omit<NewRide, 'id' | 'number' | 'client_id' | 'created_at' | 'version'>>;

/**
 * Returns undefined when the ride, or a fact that its voucher prints, changed since it was read, or when the driver of
 * the voucher can no longer drive; then nothing is written.
 */
export async function changeRide(
  deps: Deps,
  on: Db | AnnouncingPool,
  ride: RideSnapshot,
  change: RideChange,
  event: RideEvent,
  voucher?: VoucherDraft,
): Promise<RideWithPeople | undefined> {
  const statement = parameters();
  const parties = { ...ride, driver_id: change.driver_id ?? ride.driver_id };
  const able = voucher && ableDriver(statement, parties.driver_id);
  const issuing = voucher && voucherParts(statement, voucher);
  const columns = Object.entries(change).map(([column, value]) => `${column} = ${statement.add(value)}`);
  const write = `update rides set ${[...columns, 'version = version + 1'].join()}
    where id = ${statement.add(ride.id)} and status = ${statement.add(ride.status)}
      and version = ${statement.add(ride.version)}${issuing ? ' and exists (select from able) and exists (select from held)' : ''}`;
  const text = withItsConsequences(deps, statement, {
    ...(able && issuing && { before: [able, issuing.held], after: [issuing.issued] }),
    write,
    ride: parties,
    event,
  });
  const [changed] = await writeBy(text)(on, ...statement.values);
  return changed;
}

type NewBooking = {
  ride: NewRide;
  event: RideEvent;
  /** The parts of the statement before the ride, which is written only if the last one has a row. */
  conditions: { parts: string[]; last: string };
};

/** Returns undefined when the conditions of the booking do not hold; then the ride is not written. */
export async function insertRide(
  deps: Deps,
  statement: Parameters,
  { ride, event, conditions }: NewBooking,
  on: Db | AnnouncingPool = deps.pool,
): Promise<RideWithPeople | undefined> {
  const values = Object.values(ride).map((value) => statement.add(value));
  const write = `insert into rides (${Object.keys(ride).join()}) select ${values.join()} from ${conditions.last}`;
  const parties = { id: ride.id, client_id: ride.client_id, driver_id: ride.driver_id ?? null };
  const text = withItsConsequences(deps, statement, {
    before: conditions.parts,
    write,
    ride: parties,
    event,
  });
  const [made] = await writeBy(text)(on, ...statement.values);
  return made;
}

const writeBy = namedQueries<RideWithPeople>('write-ride');

const readRides = ridesWithPeople(writer).compile().sql;

type RideWrite = {
  before?: string[];
  after?: string[];
  /** Its row replaces the table in everything that follows. */
  write: string;
  /** With its driver after the change. */
  ride: { id: string; client_id: string; driver_id: string | null };
  event: RideEvent;
};

/** One statement: the ride, its history, its notifications, its notice and its voucher, or nothing. */
function withItsConsequences(
  deps: Deps,
  statement: Parameters,
  { before = [], after = [], write, ride, event }: RideWrite,
): string {
  const { actor, kind, from, to, reason = null, formerDriverId = null, ridesInMessage = 1 } = event;
  const by = actor?.id ?? null;
  const changed = rideChanged(
    ride,
    from === null ? [to] : [from, to],
    ridesInMessage === 0 ? {} : { move: kind, by },
  );
  const notice = statement.add(liveNotice(changed), 'text');
  const at = statement.add(event.at, 'timestamptz');
  const line = [by, kind, from, to, reason].map((value) => statement.add(value));
  const former = kind === 'hand_over' ? statement.add(formerDriverId, 'uuid') : 'null::uuid';
  const outbox = outboxParts(deps, {
    kind,
    from,
    by: event.byPlatform || !actor ? 'system' : actor.role,
    at,
    former,
    ridesInMessage,
    ridesInPassengerMessage: event.ridesInPassengerMessage ?? ridesInMessage,
    addCount: (rides) => statement.add(rides, 'smallint'),
  });

  return `with ${[...before, `rides as (${write} returning *)`].join()},
    history as (
      insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
      select id, ${line.join()}, ${at} from rides),
    ${outbox}
    ${[`noted as (insert into notices (notice) select ${notice} from rides)`, ...endedChangePart(kind, from, to), ...after].join()}
    select written.*, array[${notice}] || array(select 'outbox_filled' from queued limit 1) as notices
    from (${readRides}) as written`;
}
