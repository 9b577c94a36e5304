import { sql } from 'kysely';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { cents, moneyText } from '#domain/money.ts';
import { type RidesOfWeekday, seriesDaysNow } from '#domain/order/series-days.ts';
import { type Actor, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { RideRow } from '#server/db/schema.ts';

/** The order of a ride, as shown on it. */
export type InOrder = {
  ride_count: number;
  weekdays: number[];
  last_day: string;
  /** The other rides by status, weekday and leg, with the last of these days. */
  mates:
    | { status: RideStatus; weekday: number; is_return: boolean; count: number; last_day: string }[]
    | null;
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
    'mates', (
      select json_agg(counted) from (
        select status, extract(dow from day)::int as weekday, is_return, count(*), max(day) as last_day
        from (
          select status, order_leg is not distinct from 'return' as is_return,
            (scheduled_at at time zone 'Europe/Paris')::date as day from public.rides as mates
          where mates.order_id = rides.order_id and mates.order_place <> rides.order_place) as days
        group by status, weekday, is_return) as counted),
    'other', (
      select json_build_object('id', id, 'number', number, 'status', status, 'driver_id', driver_id,
        'scheduled_at', scheduled_at, 'cents', coalesce(final_cents, estimated_cents))
      from public.rides as mates where mates.order_id = rides.order_id
        and mates.order_place = rides.order_place + case rides.order_leg when 'outward' then 1 when 'return' then -1 end))
  from orders where orders.id = rides.order_id)`;

type Ordered = Pick<
  RideRow,
  'order_id' | 'order_place' | 'order_leg' | 'status' | 'client_id' | 'scheduled_at'
> & {
  in_order: InOrder | null;
};

export function presentOrder(ride: Ordered, viewer: Actor): RideOrderView | null {
  const { order_id: id, order_place: place, order_leg: leg, in_order: order } = ride;
  if (id === null || place === null || !order) return null;
  const rides = [...(order.mates ?? []), ownDay(ride)];
  const days = seriesDaysNow({ weekdays: order.weekdays, lastDay: order.last_day }, takingPlace(rides));
  return {
    id,
    place,
    count: order.ride_count,
    leg,
    weekdays: [...days.weekdays],
    lastDay: days.lastDay,
    statuses: Object.fromEntries(
      rideStatuses.map((status) => [status, countOf(rides.filter((some) => some.status === status))]),
    ) as RideOrderView['statuses'],
    other: presentOther(order.other, ride.client_id, viewer),
  };
}

type Mates = NonNullable<InOrder['mates']>;

function ownDay({ status, scheduled_at, order_leg }: Ordered): Mates[number] {
  const { day, weekday } = parisTime(scheduled_at);
  return { status, weekday, is_return: order_leg === 'return', count: 1, last_day: day };
}

function takingPlace(rides: Mates): RidesOfWeekday[] {
  const kept = rides.filter(({ status }) => status !== 'cancelled' && status !== 'rejected');
  const [outward, back] = [kept.filter((some) => !some.is_return), kept.filter((some) => some.is_return)];
  return [...byWeekday(outward, false), ...byWeekday(back, true)];
}

function byWeekday(rides: Mates, isReturn: boolean): RidesOfWeekday[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const ofDay = rides.filter((some) => some.weekday === weekday);
    const lastDay = ofDay
      .map(({ last_day }) => last_day)
      .toSorted()
      .at(-1);
    return lastDay === undefined ? [] : [{ weekday, isReturn, rides: countOf(ofDay), lastDay }];
  });
}

function countOf(rides: Mates): number {
  return rides.reduce((sum, { count }) => sum + count, 0);
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
