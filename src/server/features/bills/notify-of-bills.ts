import { sql } from 'kysely';
import { announceChange } from '#server/db/announce-change.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { announceLive, rideChanged } from '#server/live/live-event.ts';
import type { BilledRide } from './billed-ride.ts';

/** The pages of both sides show a new bill at once, and its client gets it by email: the entry has the bill's time. */
export async function notifyOfBills({ mailer, clock }: Deps, trx: Db, ride: BilledRide): Promise<void> {
  await announceLive(trx, rideChanged(ride, [ride.status]));
  if (!mailer) return;
  const now = clock();
  await trx
    .insertInto('outbox')
    .values({
      ride_id: ride.id,
      event: 'bill_issued',
      channel: 'email',
      recipient_id: ride.client_id,
      due_at: now,
      changed_at: now,
      created_at: sql`coalesce((select max(issued_at) from bills where ride_id = ${ride.id}), ${now})`,
    })
    .execute();
  await announceChange(trx, 'outbox_filled');
}
