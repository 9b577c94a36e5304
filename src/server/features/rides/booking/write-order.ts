import { CompiledQuery } from 'kysely';
import { parisTime } from '#domain/time/paris.ts';
import { parameters } from '#server/db/parameters.ts';
import type { Db, NewRide } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { outboxParts } from '#server/features/notifications/index.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { liveNotice, rideChanged } from '#server/live/live-event.ts';
import { findRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { extraColumns, tripColumns } from '../writing/booking-columns.ts';
import type { OrderBooking } from './booking-limits.ts';
import { claimParts } from './write-booking.ts';

type OrderedRide = NewRide & { order_place: number };

/** Returns the first ride; undefined when the conditions do not hold: then the order is only counted. */
export async function writeOrder(
  deps: Deps,
  booking: OrderBooking,
  prices: readonly Quote[],
): Promise<RideWithPeople | undefined> {
  const [first, ...more] = newRides(booking, prices);
  if (!first) return undefined;
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await isClaimed(deps, trx, booking, first.id))) return undefined;
    await insertOrder(deps, trx, booking, [first, ...more]);
    return await findRide(trx, first.id);
  });
}

function newRides({ client, body, now }: OrderBooking, prices: readonly Quote[]): OrderedRide[] {
  const orderId = newId(now.getTime());
  return prices.flatMap((price, index) => {
    const ride = body.rides[index];
    if (!ride) return [];
    const leg = index % 2 === 0 ? 'outward' : 'return';
    return {
      id: newId(now.getTime()),
      client_id: client.id,
      status: 'pending',
      created_at: now,
      order_id: orderId,
      order_place: index + 1,
      order_leg: body.withReturns ? leg : null,
      ...tripColumns(ride, price, new Date(ride.scheduledAt)),
      ...extraColumns(ride),
    } satisfies OrderedRide;
  });
}

async function isClaimed(deps: Deps, trx: Db, booking: OrderBooking, firstId: string): Promise<boolean> {
  const statement = parameters();
  const { parts, last } = claimParts(deps, statement, booking, firstId);
  const text = `with ${parts.join()} select 1 as one from ${last}`;
  return (await trx.executeQuery(CompiledQuery.raw(text, statement.values))).rows.length > 0;
}

/** The order, its rides, their history, one message and a notice for each ride: one statement. */
async function insertOrder(
  deps: Deps,
  trx: Db,
  { client, body, now }: OrderBooking,
  rides: readonly OrderedRide[],
): Promise<void> {
  const statement = parameters();
  const add = (value: unknown) => statement.add(value);
  const at = statement.add(now, 'timestamptz');
  const columns = [...new Set(rides.flatMap(Object.keys))] as (keyof OrderedRide)[];
  const rows = rides.map(
    (ride) => `(${columns.map((column) => (column in ride ? add(ride[column]) : 'default')).join()})`,
  );
  const last = parisTime(rides.at(-1)?.scheduled_at as Date).day;
  const order = [rides[0]?.order_id, client.id, now, rides.length, body.weekdays ?? [], last].map(add);
  const notices = rides.map((ride, index) => {
    const parties = { id: ride.id, client_id: ride.client_id, driver_id: null };
    return liveNotice(rideChanged(parties, ['pending'], index === 0 ? { move: 'book', by: client.id } : {}));
  });
  const noted = statement.add(notices, 'text[]');
  const ridesInMessage = rides.length;
  const change = {
    kind: 'book',
    from: null,
    by: client.role,
    at,
    former: 'null::uuid',
    ridesInMessage,
  } as const;
  const outbox = outboxParts(deps, {
    ...change,
    ridesInPassengerMessage: ridesInMessage,
    addCount: (count) => statement.add(count, 'smallint'),
  });

  const text = `with ordered as (
      insert into orders (id, client_id, created_at, ride_count, weekdays, last_day) values (${order.join()})),
    written as (insert into rides (${columns.join()}) values ${rows.join()} returning id, client_id, order_place),
    history as (
      insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
      select id, client_id, 'book', null, 'pending', null, ${at} from written order by order_place),
    rides as (select id, client_id, null::uuid as driver_id from written where order_place = 1),
    ${outbox}
    noted as (insert into notices (notice) select unnest(${noted}))
    select ${noted} || array(select 'outbox_filled' from queued limit 1) as notices`;
  await trx.executeQuery(CompiledQuery.raw(text, statement.values));
}
