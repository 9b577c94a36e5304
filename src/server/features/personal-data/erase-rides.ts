import { type ExpressionBuilder, sql } from 'kysely';
import { ERASED_PLACE } from '#domain/privacy/erased-person.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import type { Db, Tables } from '#server/db/schema.ts';

/** The personal details of a ride: all but its times, length and price. */
export const erasedDetails = {
  pickup_address: ERASED_PLACE,
  pickup_lat: null,
  pickup_lng: null,
  destination_address: ERASED_PLACE,
  destination_lat: null,
  destination_lng: null,
  stops: '[]',
  program: '',
  notes: '',
  travel_reference: '',
  passenger_name: '',
  passenger_phone: '',
  rejection_reason: null,
  cancellation_reason: null,
  cancellation_request_reason: null,
  price_reason: null,
  price_contest_reason: null,
  final_lines: withoutReasons(),
} as const;

/** Rows beside a ride that are erased with these details: its road, change requests and secret links. */
export const erasedBeside = ['ride_roads', 'change_requests', 'guest_links', 'follow_links'] as const;

/** A restored backup may hold a ride that was still open: it no longer waits for an answer. */
export async function eraseRidesOf(trx: Db, clientId: string): Promise<void> {
  await trx
    .updateTable('rides')
    .set(erasedDetails)
    .set({ version: sql`version + 1` })
    .where('client_id', '=', clientId)
    .where('pickup_address', '<>', ERASED_PLACE)
    .execute();
  await trx
    .updateTable('rides')
    .set({ status: 'cancelled' })
    .where('client_id', '=', clientId)
    .where('status', 'in', openStatuses)
    .execute();
  for (const table of [...erasedBeside, 'ride_messages'] as const)
    await trx.deleteFrom(table).where('ride_id', 'in', ridesOf(clientId)).execute();
  await trx
    .updateTable('ride_events')
    .set({ reason: null })
    .where('ride_id', 'in', ridesOf(clientId))
    .where('reason', 'is not', null)
    .execute();
  await trx
    .updateTable('outbox')
    .set({ reference: null, error: null })
    .where('ride_id', 'in', ridesOf(clientId))
    .execute();
}

/** Final lines keep their kind and amount; their reason is in a driver's words. */
function withoutReasons() {
  return sql<string>`(
    select coalesce(jsonb_agg(case when line ->> 'kind' = 'waiting' then line else line - 'label' end order by place), '[]')
    from jsonb_array_elements(final_lines) with ordinality as lines (line, place))`;
}

function ridesOf(clientId: string) {
  return (eb: ExpressionBuilder<Tables, keyof Tables>) =>
    eb.selectFrom('rides').select('id').where('client_id', '=', clientId);
}
