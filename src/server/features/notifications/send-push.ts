import { notificationText } from '#contract/sentences/ride-notifications.fr.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { isForDriverOfRide, isForDrivers } from '#domain/notification/audiences.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSubscription, subscriptionsOf } from '#server/features/push/index.ts';
import type { PushNote, PushSubscription } from '#server/ports/push.ts';
import type { OutgoingNotification } from './notification-ride.ts';
import type { Sent } from './outbox-repository.ts';
import { sentBy } from './sent-by.ts';

/** One push note for each browser of a user; expired subscriptions are deleted. Sent when any browser accepted it. */
export async function sendPush(deps: Deps, notification: OutgoingNotification): Promise<Sent> {
  const userId = notification.entry.recipient_id ?? '';
  const note = noteOf(notification);
  const subscriptions = await subscriptionsOf(deps, userId);
  const send = async (subscription: PushSubscription): Promise<Sent> => {
    const outcome = await deps.push.send(subscription, note);
    if (outcome.state !== 'gone') return outcome;
    await forgetSubscription(deps.db, userId, subscription.endpoint);
    return { state: 'dropped', reason: 'no browser' };
  };
  const sent = await sentBy(() => Promise.all(subscriptions.map(send)));
  if (!Array.isArray(sent)) return sent;
  return (
    sent.find(({ state }) => state === 'sent') ??
    sent.find(({ state }) => state === 'refused') ?? { state: 'dropped', reason: 'no browser' }
  );
}

function noteOf({ entry: { event }, ride, facts }: OutgoingNotification): PushNote {
  const { title, lines } = notificationText(event, facts);
  return {
    title,
    body: lines.join('\n'),
    url: homeOf(isForDrivers(event) ? 'driver' : 'client'),
    tag: event === 'day_list' ? event : `ride-${ride.id}`,
    ...(isForDriverOfRide(event) ? { changesVouchers: true } : {}),
  };
}
