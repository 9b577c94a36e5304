import type { RideRow } from '#server/db/schema.ts';

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
  scheduled_at: true,
  created_at: true,
  started_at: true,
  ended_at: true,
  distance_km: true,
  duration_minutes: true,
  estimated_cents: true,
  final_cents: true,
  price_to_confirm: true,
  price_rule_name: true,
  price_lines: true,
  notes: true,
  allow_toll: true,
  passengers: true,
  luggage: true,
  travel_reference: true,
  rejection_reason: true,
  cancellation_reason: true,
  cancellation_requested_at: true,
  cancellation_request_reason: true,
  payment_status: true,
  payment_method: true,
  payment_reference: true,
  paid_at: true,
  cash_confirmed_at: true,
  version: true,
};

/** A ride by the names of its columns, as prepared statements must read it. */
export const rideColumns = (Object.keys(columns) as (keyof RideRow)[]).map(
  (column): `rides.${keyof RideRow}` => `rides.${column}`,
);
