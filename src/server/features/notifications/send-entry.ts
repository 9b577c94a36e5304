import { notificationText, templateValues } from '#contract/ride-notifications.fr.ts';
import { settingDefaults } from '#contract/settings.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import {
  type MessageNotification,
  messageNotifications,
  type NotificationEvent,
} from '#domain/notification/notification.ts';
import { isForDrivers, isStillCurrent } from '#domain/notification/notifications-for.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import { findNotificationRide, type NotificationRide, notificationFactsOf } from './notification-facts.ts';
import type { Sent } from './outbox-repository.ts';
import { emailFor } from './ride-email.ts';
import { sendPush } from './send-push.ts';

export type Delivery = { provider: string; sent: Sent };

/** Sends one entry by the current state of the ride; an outdated one is dropped. */
export async function sendEntry(deps: Deps, entry: OutboxRow): Promise<Delivery> {
  const ride = await findNotificationRide(deps.db, entry.ride_id);
  if (!ride || !isStillCurrent(entry.event, stateOf(ride)))
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'no longer news' } };
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

async function sendMessage(deps: Deps, entry: OutboxRow, ride: NotificationRide): Promise<Delivery> {
  const { event } = entry;
  const config = await readNotificationConfig(deps.db);
  const provider = chosenProvider(config);
  if (!provider || !isMessageNotification(event))
    return { provider: config.provider, sent: { state: 'dropped', reason: 'notifications are off' } };
  const messenger = deps.messengers[provider];
  if (messenger.sends?.(event) === false)
    return { provider, sent: { state: 'dropped', reason: 'no approved template' } };
  const to = phoneFor(entry, ride, config.driver_phone);
  if (!to) return { provider, sent: { state: 'dropped', reason: 'no telephone number' } };

  const facts = notificationFactsOf(ride);
  const { title, lines } = notificationText(event, facts);
  const text = [title, ...lines].join('\n');
  const sent = await messenger.send({ to, event, text, values: templateValues(event, facts) });
  return { provider, sent };
}

/** The driver of the ride has a telephone of their own; without one, and for requests, that of the platform rings. */
function phoneFor({ event, recipient_id }: OutboxRow, ride: NotificationRide, platform: string) {
  const own = isForDrivers(event) ? recipient_id && ride.driver_phone : ride.client_phone;
  return internationalPhone(own ?? '') ?? (isForDrivers(event) ? internationalPhone(platform) : undefined);
}

async function sendEmail(deps: Deps, entry: OutboxRow, ride: NotificationRide): Promise<Delivery> {
  const { db, mailer, calendar, settings, options } = deps;
  const to = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', entry.recipient_id)
    .executeTakeFirst();
  if (!mailer || !to) return { provider: 'email', sent: { state: 'dropped', reason: 'nobody to write to' } };

  const { stored } = await settings.current();
  const email = emailFor(
    {
      to,
      event: entry.event,
      ride,
      facts: notificationFactsOf(ride),
      appName: stored.appName || settingDefaults.appName,
      site: options.publicUrl,
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

function isMessageNotification(event: NotificationEvent): event is MessageNotification {
  return messageNotifications.some((name) => name === event);
}
