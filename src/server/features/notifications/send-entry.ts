import { sql } from 'kysely';
import { settingDefaults } from '#contract/settings.ts';
import { isContactAddress } from '#domain/account/contact.ts';
import { eveningBefore } from '#domain/guest/confirmation.ts';
import { isForDrivers, isStillCurrent } from '#domain/notification/notifications-for.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type BillToSend, billToSend } from '#server/features/bills/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import { findNotificationRide, type NotificationRide, notificationFactsOf } from './notification-facts.ts';
import { emailFor } from './ride-email.ts';
import { type Delivery, sendMessage } from './send-message.ts';
import { sendPush } from './send-push.ts';

/** Sends one entry by the current state of the ride; an outdated one is dropped. A grouped one is about many rides. */
export async function sendEntry(deps: Deps, queued: OutboxRow): Promise<Delivery> {
  const ride = await findNotificationRide(deps, queued.ride_id);
  const entry = ride ? forItsDriver(queued, ride) : queued;
  if (!ride || !(entry.grouped || isStillCurrent(entry.event, stateOf(ride))))
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'no longer news' } };
  if (entry.event === 'order_link' && !ride.link)
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'no link to send' } };
  const until = entry.event === 'confirmation_missing' ? eveningBefore(ride.scheduled_at) : deps.clock();
  if (until > deps.clock()) return { provider: entry.channel, sent: { state: 'held', until } };
  if (await isBlocked(deps.db, entry.recipient_id))
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'nobody to write to' } };
  switch (entry.channel) {
    case 'email':
      return await sendEmail(deps, entry, ride);
    case 'message':
      return await sendMessage(deps, entry, ride);
    case 'push':
      return { provider: 'push', sent: await sendPush(deps, entry, ride) };
  }
}

/** The question of the evening before is for whoever drives by then. */
function forItsDriver(entry: OutboxRow, { driver_id }: NotificationRide): OutboxRow {
  return entry.event === 'confirmation_missing' && driver_id ? { ...entry, recipient_id: driver_id } : entry;
}

async function sendEmail(deps: Deps, entry: OutboxRow, ride: NotificationRide): Promise<Delivery> {
  if (entry.event !== 'bill_issued') return await writeEmail(deps, entry, ride);
  try {
    const bill = await billToSend(deps, ride.id);
    if (bill) return await writeEmail(deps, entry, ride, bill);
    return { provider: 'email', sent: { state: 'dropped', reason: 'no bill to send' } };
  } catch (error) {
    // Nothing has left: it is made again later.
    const reason = error instanceof Error ? error.message : 'the bill was not drawn';
    return { provider: 'email', sent: { state: 'refused', reason, again: true } };
  }
}

async function writeEmail(
  deps: Deps,
  entry: OutboxRow,
  ride: NotificationRide,
  bill?: BillToSend,
): Promise<Delivery> {
  const { db, mailer, calendar, settings } = deps;
  const to = await db
    .selectFrom('users')
    .select([sql<string>`coalesce(contact_email, email)`.as('email'), 'first_name'])
    .where('id', '=', entry.recipient_id)
    .executeTakeFirst();
  if (!mailer || !to || isContactAddress(to.email))
    return { provider: 'email', sent: { state: 'dropped', reason: 'nobody to write to' } };

  const { stored } = await settings.current();
  const email = emailFor(
    {
      to,
      event: entry.event,
      ride,
      facts: { ...notificationFactsOf(ride, entry.ride_count), ...(bill ? { bill: bill.title } : {}) },
      attachment: bill?.attachment,
      appName: stored.appName || settingDefaults.appName,
      site: isForDrivers(entry.event) ? await knownSite(deps) : (ride.link ?? (await knownSite(deps))),
    },
    calendar,
  );
  return { provider: 'email', sent: await mailer.send(email) };
}

function stateOf({ status, cancellation_requested_at: cancellationRequestedAt }: NotificationRide) {
  return { status, cancellationRequestedAt };
}

async function isBlocked(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const user = await db.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst();
  return !user || user.blocked_at !== null;
}
