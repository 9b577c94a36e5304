import { notificationText } from '#contract/ride-notifications.fr.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { isForDriverOfRide, isForDrivers } from '#domain/notification/notifications-for.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSubscription, subscriptionsOf } from '#server/features/push/index.ts';
import type { PushNote } from '#server/ports/push.ts';
import { type NotificationRide, notificationFactsOf } from './notification-facts.ts';
import type { Sent } from './outbox-repository.ts';

/** One push note for each browser of a user; expired subscriptions are deleted. Sent when any browser accepted it. */
export async function sendPush(deps: Deps, entry: OutboxRow, ride: NotificationRide): Promise<Sent> {
  const userId = entry.recipient_id ?? '';
  const note = noteOf(entry, ride);
  const subscriptions = await subscriptionsOf(deps, userId);
  const sent = await Promise.all(
    subscriptions.map(async (subscription): Promise<Sent> => {
      const outcome = await deps.push.send(subscription, note);
      if (outcome.state !== 'gone') return outcome;
      await forgetSubscription(deps.db, userId, subscription.endpoint);
      return { state: 'dropped', reason: 'no browser' };
    }),
  );
  return (
    sent.find(({ state }) => state === 'sent') ??
    sent.find(({ state }) => state === 'refused') ?? { state: 'dropped', reason: 'no browser' }
  );
}

function noteOf({ event, ride_count }: OutboxRow, ride: NotificationRide): PushNote {
  const { title, lines } = notificationText(event, notificationFactsOf(ride, ride_count));
  return {
    title,
    body: lines.join('\n'),
    url: homeOf(isForDrivers(event) ? 'driver' : 'client'),
    tag: `ride-${ride.id}`,
    ...(isForDriverOfRide(event) ? { changesVouchers: true } : {}),
  };
}
