import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Leg } from '#domain/order/order.ts';
import type { PaymentMethod, RidePaymentStatus } from '#domain/payment/payment.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import type { ChangeSide } from '#domain/ride/change-request.ts';
import type { RaiseAnswer } from '#domain/ride/raise.ts';
import type { CancellationTerms, FeeKind, RideStatus } from '#domain/ride/ride.ts';

/** A place between the ends; coordinates are null when it is unknown. */
export type StoredStop = { address: string; lat: number | null; lng: number | null; waitingMinutes: number };

/** The columns that a change request would write; a moment is text in it. */
export type StoredChange = Partial<Omit<Selectable<RideTable>, 'scheduled_at'>> & { scheduled_at: string };

/** What its client or its driver wants to change of an accepted ride. */
export type ChangeRequestTable = {
  ride_id: string;
  asked_by: ChangeSide;
  asked_at: Date;
  refused_at: Date | null;
  change: ColumnType<StoredChange, string, string>;
  batch_id: string;
  ride_count: number;
};

export type RideTable = {
  id: string;
  number: Generated<string>;
  client_id: string;
  driver_id: string | null;
  status: RideStatus;
  pickup_address: string;
  /** Null when the place is unknown. */
  pickup_lat: number | null;
  pickup_lng: number | null;
  destination_address: string;
  destination_lat: number | null;
  destination_lng: number | null;
  stops: ColumnType<StoredStop[], string | undefined, string>;
  hire_hours: number | null;
  program: Generated<string>;
  has_agreed_route: Generated<boolean>;
  scheduled_at: Date;
  created_at: Date;
  accepted_at: Date | null;
  started_at: Date | null;
  started_phone_at: Date | null;
  /** When the driver left for the client and was there, by the server and by a telephone that had no network. */
  on_the_way_at: Date | null;
  on_the_way_phone_at: Date | null;
  arrived_at: Date | null;
  arrived_phone_at: Date | null;
  /** From the pickup, where the position was shared. */
  arrived_metres: number | null;
  expected_at: Date | null;
  /** The terms of waiting, as they were at the arrival. */
  free_minutes: number | null;
  waiting_cents: number | null;
  called_at: Generated<Date[]>;
  /** When the passenger landed and had their luggage. */
  landed_at: Date | null;
  luggage_at: Date | null;
  ended_at: Date | null;
  distance_km: number;
  duration_minutes: number;
  estimated_cents: number;
  final_cents: number | null;
  price_to_confirm: Generated<boolean>;
  notes: Generated<string>;
  allow_toll: Generated<boolean>;
  passengers: Generated<number>;
  luggage: Generated<number>;
  travel_reference: Generated<string>;
  /** Who rides, when it is not the client; empty when it is. */
  passenger_name: Generated<string>;
  passenger_phone: Generated<string>;
  rejection_reason: string | null;
  cancellation_reason: string | null;
  cancellation_requested_at: Date | null;
  cancellation_request_reason: string | null;
  cancellation_refused_at: Date | null;
  cancellation_withdrawn_at: Date | null;
  price_rule_name: string | null;
  price_lines: JSONColumnType<FareLine[]>;
  /** What was added at the end. */
  final_lines: ColumnType<FareLine[], string | undefined, string>;
  price_contested_at: Date | null;
  price_contest_reason: string | null;
  price_answered_at: Date | null;
  price_answer: RaiseAnswer | null;
  bills_due_at: Date | null;
  /** The agreed price was paid; what stayed due beyond it is a payment of its own. */
  owes_rest: Generated<boolean>;
  payment_status: Generated<RidePaymentStatus>;
  payment_method: PaymentMethod | null;
  payment_reference: string | null;
  paid_at: Date | null;
  cash_confirmed_at: Date | null;
  /** Set for a ride that was ordered together with others. */
  order_id: string | null;
  order_place: number | null;
  order_leg: Leg | null;
  cancellation_terms: CancellationTerms | null;
  fee_cents: number | null;
  fee_kind: FeeKind | null;
  fee_at: Date | null;
  fee_waived_at: Date | null;
  paid_cents: number | null;
  credited_cents: Generated<number>;
  refund_due_at: Date | null;
  version: Generated<number>;
  /** Who typed an order taken by telephone; when its client confirmed it, and to whom: null when by the link. */
  entered_by: string | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  /** Why the driver named another price; never for the client. */
  price_reason: string | null;
  /** Margin in minutes where the platform accepted for its driver; -1 where nothing else was planned that day. */
  instant_margin: number | null;
};

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
  move: string;
  from_status: RideStatus | null;
  to_status: RideStatus;
  reason: string | null;
  at: Date;
};

export type RideRow = Selectable<RideTable>;

/** A column that the schema has and this list forgot does not compile. */
const columns: Record<keyof RideRow, true> = {
  id: true,
  number: true,
  client_id: true,
  driver_id: true,
  status: true,
  pickup_address: true,
  pickup_lat: true,
  pickup_lng: true,
  destination_address: true,
  destination_lat: true,
  destination_lng: true,
  stops: true,
  hire_hours: true,
  program: true,
  has_agreed_route: true,
  scheduled_at: true,
  created_at: true,
  accepted_at: true,
  started_at: true,
  started_phone_at: true,
  on_the_way_at: true,
  on_the_way_phone_at: true,
  arrived_at: true,
  arrived_phone_at: true,
  arrived_metres: true,
  expected_at: true,
  free_minutes: true,
  waiting_cents: true,
  called_at: true,
  landed_at: true,
  luggage_at: true,
  ended_at: true,
  distance_km: true,
  duration_minutes: true,
  estimated_cents: true,
  final_cents: true,
  price_to_confirm: true,
  price_rule_name: true,
  price_lines: true,
  final_lines: true,
  price_contested_at: true,
  price_contest_reason: true,
  price_answered_at: true,
  price_answer: true,
  bills_due_at: true,
  owes_rest: true,
  notes: true,
  allow_toll: true,
  passengers: true,
  luggage: true,
  travel_reference: true,
  passenger_name: true,
  passenger_phone: true,
  rejection_reason: true,
  cancellation_reason: true,
  cancellation_requested_at: true,
  cancellation_request_reason: true,
  cancellation_refused_at: true,
  cancellation_withdrawn_at: true,
  payment_status: true,
  payment_method: true,
  payment_reference: true,
  paid_at: true,
  cash_confirmed_at: true,
  order_id: true,
  order_place: true,
  order_leg: true,
  cancellation_terms: true,
  fee_cents: true,
  fee_kind: true,
  fee_at: true,
  fee_waived_at: true,
  paid_cents: true,
  credited_cents: true,
  refund_due_at: true,
  version: true,
  entered_by: true,
  confirmed_at: true,
  confirmed_by: true,
  price_reason: true,
  instant_margin: true,
};

/** A ride by the names of its columns, as prepared statements must read it. */
export const rideColumns = (Object.keys(columns) as (keyof RideRow)[]).map(
  (column): `rides.${keyof RideRow}` => `rides.${column}`,
);
