import { sql } from 'kysely';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { ERASED_MESSAGE, ERASED_NAME, erasedEmail } from '#domain/privacy/erased-person.ts';
import { announceChange } from '#server/db/announce-change.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { endAccess } from '#server/http/sessions.ts';
import { forgetAttemptsOn } from '#server/http/shared-limits.ts';
import { eraseAlerts } from './erase-alerts.ts';
import { eraseHandOvers, hasDriven } from './erase-hand-overs.ts';
import { eraseRidesOf } from './erase-rides.ts';

export const ACCOUNT_ERASED = 'account_erased';

const erasedName = `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`;

type Erased = Pick<UserRow, 'id' | 'role' | 'email' | 'first_name' | 'last_name' | 'phone'>;

/**
 * Replaces everything of a person, everywhere but in the papers and journal lines that the law keeps. Done again, it
 * removes what came in between. Every instance ends the sessions and notes the id outside the database.
 */
export async function eraseRows(trx: Db, user: Erased, at: Date): Promise<void> {
  await eraseRidesOf(trx, user.id);
  await eraseMessages(trx, user.id);
  await eraseTraces(trx, user);
  if (await hasDriven(trx, user)) {
    await eraseHandOvers(trx, user);
    await eraseAlerts(trx, user);
  }
  await eraseDevices(trx, user);
  await eraseNotes(trx, user.id);
  await eraseCalendars(trx, user.id);
  await trx.deleteFrom('reminder_choices').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('billing_details').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('account_claims').where('user_id', '=', user.id).execute();
  for (const table of ['driver_hours', 'days_off'] as const)
    await trx.deleteFrom(table).where('user_id', '=', user.id).execute();
  await trx.deleteFrom('driver_profiles').where('user_id', '=', user.id).execute();
  await trx
    .updateTable('users')
    .set({
      email: erasedEmail(user.id),
      password_hash: '',
      first_name: ERASED_NAME.firstName,
      last_name: ERASED_NAME.lastName,
      phone: null,
      contact_email: null,
      ...{ home_address: null, home_lat: null, home_lng: null },
      ...{ work_address: null, work_lat: null, work_lng: null },
      // An instance of the former version knows blocked accounts only.
      blocked_at: sql`coalesce(blocked_at, ${at}::timestamptz)`,
      erased_at: sql`coalesce(erased_at, ${at}::timestamptz)`,
    })
    .where('id', '=', user.id)
    .execute();
  await announceChange(trx, ACCOUNT_ERASED, user.id);
}

/** A client's conversations are deleted whole: the other side names them. Other messages of staff are replaced. */
async function eraseMessages(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('general_messages').where('client_id', '=', id).execute();
  await trx.deleteFrom('general_threads').where('client_id', '=', id).execute();
  await trx.deleteFrom('announcement_reads').where('user_id', '=', id).execute();
  for (const table of ['ride_messages', 'general_messages'] as const)
    await trx
      .updateTable(table)
      .set({ content: ERASED_MESSAGE, send_key: null })
      .where('sender_id', '=', id)
      .execute();
}

/** What drivers noted on a client, and what a driver noted. */
async function eraseNotes(trx: Db, id: string): Promise<void> {
  await trx
    .deleteFrom('client_notes')
    .where((eb) => eb.or([eb('client_id', '=', id), eb('driver_id', '=', id)]))
    .execute();
}

/** Both ways: the address of the feed, and the own calendar with its busy times. */
async function eraseCalendars(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('calendar_feeds').where('user_id', '=', id).execute();
  await trx.deleteFrom('own_calendars').where('user_id', '=', id).execute();
}

/** The journal keeps the ids of the actors; names and reasons are erased. */
async function eraseTraces(trx: Db, { id }: Erased): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ subject: erasedName, details: '' })
    .where('subject_id', '=', id)
    .execute();
  await trx
    .updateTable('outbox')
    .set({ state: sql`case when state in ('waiting', 'sending') then 'dropped' else state end` })
    .set({ reference: null, error: null })
    .where('recipient_id', '=', id)
    .execute();
}

/** Browsers, links and counts; and the telephone as WhatsApp's own keys name it. */
async function eraseDevices(trx: Db, { id, email, phone }: Erased): Promise<void> {
  await endAccess(trx, id);
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', id).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', id).execute();
  await trx.deleteFrom('booking_keys').where('user_id', '=', id).execute();
  await forgetAttemptsOn(trx, email);
  const digits = phone && internationalPhone(phone)?.slice(1);
  if (digits)
    await trx.deleteFrom('linked_device_keys').where(sql<boolean>`position(${digits} in name) > 0`).execute();
}
