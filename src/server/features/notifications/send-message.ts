import { groupedRequestsText, groupedRequestsValues } from '#contract/sentences/grouped-requests.fr.ts';
import { type NotificationFacts, notificationText } from '#contract/sentences/ride-notifications.fr.ts';
import { templateValues } from '#contract/sentences/template-values.fr.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { isForDrivers, isForPassenger } from '#domain/notification/audiences.ts';
import { messageBudget } from '#domain/notification/message-budget.ts';
import {
  type MessageNotification,
  messageNotifications,
  type NotificationEvent,
} from '#domain/notification/notification.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { countAndWait } from '#server/http/shared-limits.ts';
import { countGrouped, groupRequest } from './grouped-requests.ts';
import { chosenProvider, type NotificationConfig, readNotificationConfig } from './notification-config.ts';
import type { NotificationRide, OutgoingNotification } from './notification-ride.ts';
import type { Sent } from './outbox-repository.ts';
import { sentBy } from './sent-by.ts';

export type Delivery = { provider: string; sent: Sent };

const dropped = (reason: string): Sent => ({ state: 'dropped', reason });

export async function sendMessage(
  deps: Deps,
  { entry, ride, facts }: OutgoingNotification,
): Promise<Delivery> {
  const { event } = entry;
  const config = await readNotificationConfig(deps.db);
  const provider = chosenProvider(config);
  if (!provider || !isMessageNotification(event))
    return { provider: config.provider, sent: dropped('notifications are off') };
  const messenger = deps.messengers[provider];
  if (messenger.sends?.(event) === false) return { provider, sent: dropped('no approved template') };
  const to = phoneFor(entry, ride, config.driver_phone);
  if (!to) return { provider, sent: dropped('no telephone number') };

  const content = entry.grouped ? await groupedContent(deps, entry) : rideContent(event, facts);
  if (!content) return { provider, sent: dropped('no longer news') };
  const tooMany = await beyondTheHour(deps, entry, config);
  return { provider, sent: tooMany ?? (await sentBy(() => messenger.send({ to, event, ...content }))) };
}

/** The driver's own telephone; without one, and for requests, the platform's number. */
function phoneFor({ event, recipient_id }: OutboxRow, ride: NotificationRide, platform: string) {
  if (isForPassenger(event)) return internationalPhone(ride.passenger_phone);
  const own = isForDrivers(event) ? recipient_id && ride.driver_phone : ride.client_phone;
  return internationalPhone(own ?? '') ?? (isForDrivers(event) ? internationalPhone(platform) : undefined);
}

function rideContent(event: MessageNotification, facts: NotificationFacts) {
  const { title, lines } = notificationText(event, facts);
  return { text: [title, ...lines].join('\n'), values: templateValues(event, facts) };
}

async function groupedContent(deps: Deps, entry: OutboxRow) {
  const count = await countGrouped(deps, entry);
  if (count === 0) return undefined;
  return { text: groupedRequestsText(count), values: groupedRequestsValues(count) };
}

/** Beyond the hour's messages requests are grouped; everything else waits, and is dropped if outdated by then. */
async function beyondTheHour(
  deps: Deps,
  entry: OutboxRow,
  { messages_per_hour: limit }: NotificationConfig,
): Promise<Sent | undefined> {
  const budget = messageBudget(entry.event);
  const wait = await countAndWait(deps, { key: `messages:${budget}`, limit, seconds: 3600 });
  if (wait === 0) return undefined;
  const until = new Date(deps.clock().getTime() + wait * 1000);
  return budget === 'requests' && !entry.grouped
    ? await groupRequest(deps, entry, until)
    : { state: 'held', until };
}

function isMessageNotification(event: NotificationEvent): event is MessageNotification {
  return messageNotifications.some((name) => name === event);
}
