import { sql } from 'kysely';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { cents, moneyText } from '#domain/money.ts';
import { type Actor, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { RideRow } from '#server/db/schema.ts';

/** The order of a ride, as shown on it. */
export type InOrder = {
  ride_count: number;
  weekdays: number[];
  last_day: string;
  /** The statuses of the other rides. */
  statuses: Partial<Record<RideStatus, number>> | null;
  /** The other ride of the same date. */
  other: {
    id: string;
    number: number;
    status: RideStatus;
    driver_id: string | null;
    scheduled_at: string;
    cents: number;
  } | null;
};

/**
 * Read for rides of orders only, by their place in one index. The table is named with its schema: in lists and writes,
 * `rides` stands for the rows that are read or written.
 */
export const inOrder = sql<InOrder | null>`(
  select json_build_object(
    'ride_count', orders.ride_count, 'weekdays', orders.weekdays, 'last_day', orders.last_day,
    'statuses', (
      select json_object_agg(status, count) from (
        select status, count(*) from public.rides as mates
        where mates.order_id = rides.order_id and mates.order_place <> rides.order_place group by status
      ) as counted),
    'other', (
      select json_build_object('id', id, 'number', number, 'status', status, 'driver_id', driver_id,
        'scheduled_at', scheduled_at, 'cents', coalesce(final_cents, estimated_cents))
      from public.rides as mates where mates.order_id = rides.order_id
        and mates.order_place = rides.order_place + case rides.order_leg when 'outward' then 1 when 'return' then -1 end))
  from orders where orders.id = rides.order_id)`;

type Ordered = Pick<RideRow, 'order_id' | 'order_place' | 'order_leg' | 'status' | 'client_id'> & {
  in_order: InOrder | null;
};

export function presentOrder(ride: Ordered, viewer: Actor): RideOrderView | null {
  const { order_id: id, order_place: place, order_leg: leg, in_order: order } = ride;
  if (id === null || place === null || !order) return null;
  const countOf = (status: RideStatus) => (order.statuses?.[status] ?? 0) + Number(status === ride.status);
  return {
    id,
    place,
    count: order.ride_count,
    leg,
    weekdays: order.weekdays,
    lastDay: order.last_day,
    statuses: Object.fromEntries(
      rideStatuses.map((status) => [status, countOf(status)]),
    ) as RideOrderView['statuses'],
    other: presentOther(order.other, ride.client_id, viewer),
  };
}

function presentOther(other: InOrder['other'], clientId: string, viewer: Actor): RideOrderView['other'] {
  if (!other || !maySeeRide(viewer, { status: other.status, clientId, driverId: other.driver_id }))
    return null;
  return {
    id: other.id,
    number: other.number,
    status: other.status,
    scheduledAt: new Date(other.scheduled_at).toISOString(),
    price: moneyText(cents(other.cents)),
  };
}
