import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Leg } from '#domain/order/order.ts';
import type { PaymentMethod, RidePaymentStatus } from '#domain/payment/payment.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import type { RaiseAnswer } from '#domain/ride/raise.ts';
import type { CancellationTerms, FeeKind, RideStatus } from '#domain/ride/ride.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';

/** A place between the ends; coordinates are null when it is unknown. */
export type StoredStop = { address: string; lat: number | null; lng: number | null; waitingMinutes: number };

/** A column is written once: here with the type of its values, and by its name in prepared statements. */
const column = <Type>() => undefined as Type;

const columns = {
  id: column<string>(),
  number: column<Generated<string>>(),
  client_id: column<string>(),
  driver_id: column<string | null>(),
  status: column<RideStatus>(),
  pickup_address: column<string>(),
  /** Null when the place is unknown. */
  pickup_lat: column<number | null>(),
  pickup_lng: column<number | null>(),
  destination_address: column<string>(),
  destination_lat: column<number | null>(),
  destination_lng: column<number | null>(),
  stops: column<ColumnType<StoredStop[], string | undefined, string>>(),
  hire_hours: column<number | null>(),
  program: column<Generated<string>>(),
  has_agreed_route: column<Generated<boolean>>(),
  scheduled_at: column<Date>(),
  created_at: column<Date>(),
  accepted_at: column<Date | null>(),
  started_at: column<Date | null>(),
  started_phone_at: column<Date | null>(),
  /** When the driver left for the client and was there, by the server and by a telephone that had no network. */
  on_the_way_at: column<Date | null>(),
  on_the_way_phone_at: column<Date | null>(),
  arrived_at: column<Date | null>(),
  arrived_phone_at: column<Date | null>(),
  /** From the pickup, where the position was shared. */
  arrived_metres: column<number | null>(),
  expected_at: column<Date | null>(),
  /** The terms of waiting, as they were at the arrival. */
  free_minutes: column<number | null>(),
  waiting_cents: column<number | null>(),
  called_at: column<Generated<Date[]>>(),
  /** When the passenger landed and had their luggage. */
  landed_at: column<Date | null>(),
  luggage_at: column<Date | null>(),
  ended_at: column<Date | null>(),
  distance_km: column<number>(),
  duration_minutes: column<number>(),
  estimated_cents: column<number>(),
  final_cents: column<number | null>(),
  price_to_confirm: column<Generated<boolean>>(),
  notes: column<Generated<string>>(),
  allow_toll: column<Generated<boolean>>(),
  passengers: column<Generated<number>>(),
  luggage: column<Generated<number>>(),
  travel_reference: column<Generated<string>>(),
  /** Who rides, when it is not the client; empty when it is. */
  passenger_name: column<Generated<string>>(),
  passenger_phone: column<Generated<string>>(),
  rejection_reason: column<string | null>(),
  cancellation_reason: column<string | null>(),
  cancellation_requested_at: column<Date | null>(),
  cancellation_request_reason: column<string | null>(),
  cancellation_refused_at: column<Date | null>(),
  cancellation_withdrawn_at: column<Date | null>(),
  price_rule_name: column<string | null>(),
  price_lines: column<JSONColumnType<FareLine[]>>(),
  /** What was added at the end. */
  final_lines: column<ColumnType<FareLine[], string | undefined, string>>(),
  price_contested_at: column<Date | null>(),
  price_contest_reason: column<string | null>(),
  price_answered_at: column<Date | null>(),
  price_answer: column<RaiseAnswer | null>(),
  bills_due_at: column<Date | null>(),
  /** The agreed price was paid; what stayed due beyond it is a payment of its own. */
  owes_rest: column<Generated<boolean>>(),
  payment_status: column<Generated<RidePaymentStatus>>(),
  payment_method: column<PaymentMethod | null>(),
  payment_reference: column<string | null>(),
  paid_at: column<Date | null>(),
  cash_confirmed_at: column<Date | null>(),
  /** Set for a ride that was ordered together with others. */
  order_id: column<string | null>(),
  order_place: column<number | null>(),
  order_leg: column<Leg | null>(),
  cancellation_terms: column<CancellationTerms | null>(),
  fee_cents: column<number | null>(),
  fee_kind: column<FeeKind | null>(),
  fee_at: column<Date | null>(),
  fee_waived_at: column<Date | null>(),
  paid_cents: column<number | null>(),
  credited_cents: column<Generated<number>>(),
  refund_due_at: column<Date | null>(),
  version: column<Generated<number>>(),
  /** Who typed an order taken by telephone; when its client confirmed it, and to whom: null when by the link. */
  entered_by: column<string | null>(),
  confirmed_at: column<Date | null>(),
  confirmed_by: column<string | null>(),
  /** Why the driver named another price; never for the client. */
  price_reason: column<string | null>(),
  /** Margin in minutes where the platform accepted for its driver; -1 where nothing else was planned that day. */
  instant_margin: column<number | null>(),
};

export type RideTable = typeof columns;
export type RideRow = Selectable<RideTable>;

/** A ride by the names of its columns, as prepared statements must read it. */
export const rideColumns = (Object.keys(columns) as (keyof RideTable)[]).map(
  (name) => `rides.${name}` as const,
);

/** Rides that were ordered together. */
export type OrderTable = {
  id: string;
  client_id: string;
  created_at: Date;
  ride_count: number;
  weekdays: number[];
  last_day: string;
};

export type RideEventTable = {
  id: GeneratedAlways<string>;
  ride_id: string;
  actor_id: string | null;
  move: ColumnType<RideEventKind, string>;
  from_status: RideStatus | null;
  to_status: RideStatus;
  reason: string | null;
  at: Date;
};
