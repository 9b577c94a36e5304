import { sql } from 'kysely';
import type { OrderRidesView } from '#contract/rides/orders.ts';
import { cents, moneyText } from '#domain/money.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { readRide } from './read-rides.ts';
import { factsOf, type RideSnapshot, snapshotColumns } from './ride-snapshot.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export type OrderedSnapshot = RideSnapshot & { place: number; passenger_phone: string };

/** Every ride of the order of a ride, by their place; a single ride is its own order. */
export function findOrder(db: Db, rideId: string) {
  const id = isUuid(rideId) ? rideId : NOBODY;
  return db
    .selectFrom('rides')
    .select([...snapshotColumns, 'passenger_phone'])
    .select(sql<number>`coalesce(order_place, 1)`.as('place'))
    .where((where) =>
      where.or([
        where('id', '=', id),
        where('order_id', '=', where.selectFrom('rides').select('order_id').where('id', '=', id)),
      ]),
    )
    .orderBy('order_place');
}

const PAGE = 20;

/** A page of an order: only the rides that the reader may see. */
export async function readOrderRides(
  deps: Deps,
  reader: UserRow,
  rideId: string,
  after: number,
): Promise<OrderRidesView> {
  const ride = await readRide(deps, reader, rideId);
  const found = await deps.db
    .selectFrom('rides')
    .select([...snapshotColumns, 'number', 'order_leg', 'estimated_cents', 'final_cents'])
    .select(sql<number>`coalesce(order_place, 1)`.as('place'))
    .where((where) =>
      ride.order_id === null ? where('id', '=', ride.id) : where('order_id', '=', ride.order_id),
    )
    .where(sql<boolean>`coalesce(order_place, 1) > ${after}`)
    .orderBy('order_place')
    .limit(oneMore(PAGE))
    .execute();
  const { page, last } = pageOf(found, PAGE);
  const seen = page.filter((one) => maySeeRide(reader, factsOf(one)));
  return {
    rides: seen.map((one) => ({
      id: one.id,
      number: Number(one.number),
      place: one.place,
      leg: one.order_leg,
      status: one.status,
      scheduledAt: one.scheduled_at.toISOString(),
      price: moneyText(cents(one.final_cents ?? one.estimated_cents)),
    })),
    next: last ? String(last.place) : null,
  };
}
