import { sql } from 'kysely';
import { settingDefaults } from '#contract/platform/setting-keys.ts';
import { isContactAddress } from '#domain/account/contact.ts';
import { eveningBefore } from '#domain/guest/confirmation.ts';
import { isForDrivers } from '#domain/notification/audiences.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type BillToSend, billToSend } from '#server/features/bills/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import { readDay } from './day-list.ts';
import { feeOfRides } from './fee-of-rides.ts';
import { notificationFactsOf } from './notification-facts.ts';
import { followFacts, otherLinks } from './notification-links.ts';
import type { NotificationRide, OutgoingNotification } from './notification-ride.ts';
import { prepareReminder, reminderKindOf } from './prepare-reminder.ts';
import { priceOfRides } from './price-of-rides.ts';
import { emailFor } from './ride-email.ts';
import { rideOfEntry } from './ride-of-entry.ts';
import { type Delivery, sendMessage } from './send-message.ts';
import { sendPush } from './send-push.ts';
import { sentBy } from './sent-by.ts';

/** Sends one entry by the current state of its rides; an outdated one is dropped. A grouped one is about many. */
export async function sendEntry(deps: Deps, queued: OutboxRow): Promise<Delivery> {
  const day = queued.event === 'day_list' ? await readDay(deps.db, queued) : undefined;
  const about = await rideOfEntry(deps, day ? { ...queued, ride_id: day.firstRideId } : queued);
  if (!about || (queued.event === 'day_list' && !day)) return dropped(queued, 'no longer news');
  const { ride, ids } = about;
  const entry = forItsDriver({ ...queued, ride_count: ids.length }, ride);
  if (entry.event === 'order_link' && !ride.link) return dropped(entry, 'no link to send');
  const until = entry.event === 'confirmation_missing' ? eveningBefore(ride.scheduled_at) : deps.clock();
  if (until > deps.clock()) return { provider: entry.channel, sent: { state: 'held', until } };
  if (await isBlocked(deps.db, entry.recipient_id)) return dropped(entry, 'nobody to write to');
  const kind = reminderKindOf(entry);
  const reminder = kind ? await prepareReminder(deps, kind, entry, ride) : { facts: {} };
  if ('held' in reminder) return { provider: entry.channel, sent: reminder.held };
  const facts = {
    ...notificationFactsOf(ride, deps.clock(), entry.ride_count),
    ...reminder.facts,
    ...(day && { day: day.facts }),
    ...(entry.event === 'order_link' && entry.ride_count > 1 && (await otherLinks(deps, ride))),
    ...(entry.event !== 'order_link' && ids.length > 1 && (await priceOfRides(deps.db, ids))),
    ...(namesFee(entry) && entry.ride_count > 1 && (await feeOfRides(deps.db, entry, ride))),
    ...(hasFollowLinks(entry, ride) && (await followFacts(deps, ride.id))),
  };
  return await sendByChannel(deps, { entry, ride, ids, facts });
}

async function sendByChannel(deps: Deps, notification: OutgoingNotification): Promise<Delivery> {
  switch (notification.entry.channel) {
    case 'email':
      return await sendEmail(deps, notification);
    case 'message':
      return await sendMessage(deps, notification);
    case 'push':
      return { provider: 'push', sent: await sendPush(deps, notification) };
  }
}

/** Sent to the client, to the passenger where there is one, and to who takes the passenger's place by then. */
function hasFollowLinks({ event }: OutboxRow, ride: NotificationRide): boolean {
  if (event === 'passenger_expected') return ride.on_the_way_at !== null;
  return event === 'on_the_way' || event === 'passenger_on_the_way';
}

function namesFee({ event }: OutboxRow): boolean {
  return event === 'cancelled' || event === 'client_cancelled';
}

function dropped({ channel }: OutboxRow, reason: string): Delivery {
  return { provider: channel, sent: { state: 'dropped', reason } };
}

/** The question of the evening before goes to the current driver. */
function forItsDriver(entry: OutboxRow, { driver_id }: NotificationRide): OutboxRow {
  return entry.event === 'confirmation_missing' && driver_id ? { ...entry, recipient_id: driver_id } : entry;
}

async function sendEmail(deps: Deps, notification: OutgoingNotification): Promise<Delivery> {
  if (notification.entry.event !== 'bill_issued') return await writeEmail(deps, notification);
  const bill = await billToSend(deps, notification.entry);
  if (bill) return await writeEmail(deps, notification, bill);
  return { provider: 'email', sent: { state: 'dropped', reason: 'no bill to send' } };
}

async function writeEmail(
  deps: Deps,
  { entry, ride, ids, facts }: OutgoingNotification,
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
      rides: ids.length > 1 ? await ridesOf(db, ids) : [ride],
      facts: { ...facts, ...(bill ? { bill: bill.title } : {}) },
      attachment: bill?.attachment,
      appName: stored.appName || settingDefaults.appName,
      site: isForDrivers(entry.event) ? await knownSite(deps) : (ride.link ?? (await knownSite(deps))),
    },
    calendar,
  );
  return { provider: 'email', sent: await sentBy(() => mailer.send(email)) };
}

async function ridesOf(db: Db, ids: readonly string[]) {
  return await db.selectFrom('rides').selectAll().where('id', 'in', ids).orderBy('order_place').execute();
}

async function isBlocked(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const user = await db.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst();
  return !user || user.blocked_at !== null;
}
