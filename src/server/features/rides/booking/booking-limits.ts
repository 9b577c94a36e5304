import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { BookOrder } from '#contract/rides/orders.ts';
import { tooManyOpenRequests } from '#contract/sentences/ride-sentences.fr.ts';
import { openRequestLimit } from '#domain/ride/open-requests.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { attemptKey, type Limit, refuseAboveLimit } from '#server/http/shared-limits.ts';

export type Booking = OrderClaim & { body: BookRide };
export type OrderBooking = OrderClaim & { body: BookOrder };

/** Who orders, when, and with which key: what is counted, for one ride or several. */
export type OrderClaim = {
  client: UserRow;
  /** A booking sent again with the same key returns the ride it already made. */
  key: string | undefined;
  /** Of the ordered content. */
  hash: Buffer;
  /** The client address of the request. */
  address: string;
  now: Date;
};

/** The state of a client, in one read: why a booking was not written. */
export type BookingLimits = {
  /** The ride that the key already made, and what was ordered with it. */
  ride_id: string | null;
  body_hash: Buffer | null;
  has_completed: boolean;
  open_requests: number;
  hour_count: number;
  hour_ends_at: Date | null;
  address_count: number;
  address_ends_at: Date | null;
  is_blocked: boolean;
};

const HOUR = { seconds: 3600, refusal: 'too_many_bookings' } as const;

export function hourLimit({ client }: OrderClaim): Limit {
  return { key: `book:${client.id}`, limit: 30, ...HOUR };
}

/** Accounts are free: requests of newcomers are also counted by address, or they could flood the list. */
export function newcomersLimit({ address }: OrderClaim): Limit {
  return { key: `book:newcomers:${address}`, limit: 20, ...HOUR };
}

/**
 * Whether a client has travelled before and, for a newcomer, how many requests await an answer or were accepted by the
 * platform, which asked nobody; an order is one.
 */
export function pastOf(client: string): string {
  return `select has_completed, case when has_completed then 0
      else (select count(distinct coalesce(order_id, id))::int from rides where client_id = ${client}
        and (status = 'pending' or (status = 'accepted' and instant_margin is not null))) end as open_requests
    from (select exists (select 1 from rides where client_id = ${client} and status = 'completed') as has_completed)
      as travelled`;
}

const find = namedQuery<BookingLimits>(
  'booking-limits',
  `select booking_keys.ride_id, booking_keys.body_hash, has_completed, open_requests,
     coalesce(this_hour.count, 0) as hour_count, this_hour.window_ends_at as hour_ends_at,
     coalesce(this_address.count, 0) as address_count, this_address.window_ends_at as address_ends_at,
     (select blocked_at is not null or erased_at is not null from users where id = $1) as is_blocked
   from (${pastOf('$1')}) as past
   left join booking_keys on user_id = $1 and booking_keys.key = $2
   left join attempts this_hour on this_hour.key = $3 and this_hour.window_ends_at > $5
   left join attempts this_address on this_address.key = $4 and this_address.window_ends_at > $5`,
);

export async function readBookingLimits({ pool }: Deps, booking: OrderClaim): Promise<BookingLimits> {
  const keys = [hourLimit(booking), newcomersLimit(booking)].map(({ key }) => attemptKey(key));
  const [limits] = await find(pool, booking.client.id, booking.key ?? null, ...keys, booking.now);
  if (!limits) throw new Error('The limits of a booking were not found');
  return limits;
}

/** The ride this key already made, or null; refuses a key used with another content. */
export function rideOfKey({ ride_id, body_hash }: BookingLimits, { hash }: OrderClaim): string | null {
  if (body_hash && !body_hash.equals(hash)) throw new AppError('booking_key_reused');
  return ride_id;
}

/** Why nothing was written, though it was counted; returns when it was only overtaken. */
export function refuseAboveLimits(deps: Deps, booking: OrderClaim, limits: BookingLimits): void {
  const { hour_count, hour_ends_at, address_count, address_ends_at } = limits;
  if (limits.is_blocked) throw new AppError('signed_out');
  if (!limits.has_completed)
    refuseAboveLimit(deps, newcomersLimit(booking), address_count, address_ends_at, booking.now);
  refuseAboveLimit(deps, hourLimit(booking), hour_count, hour_ends_at, booking.now);
  const most = mostOpenRequests(deps);
  if (!limits.has_completed && limits.open_requests >= most)
    throw new AppError('too_many_open_requests', { message: tooManyOpenRequests(most) });
}

/** A newcomer has a few open requests at most. */
export function mostOpenRequests({ options }: Deps): number {
  return Math.max(1, Math.floor(openRequestLimit(false) * options.rateLimitScale));
}
