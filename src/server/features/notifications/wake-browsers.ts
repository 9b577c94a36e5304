import { newsText } from '#contract/ride-news.fr.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSubscription, subscriptionsOf } from '#server/features/push/index.ts';
import type { PushNote } from '#server/ports/push.ts';
import { type NewsRide, newsFactsOf } from './news-facts.ts';
import type { Sent } from './outbox-repository.ts';

/** One note for each browser of a person; those that left are forgotten. Sent when any of them took it. */
export async function wakeBrowsers(deps: Deps, entry: OutboxRow, ride: NewsRide): Promise<Sent> {
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

function noteOf({ event }: OutboxRow, ride: NewsRide): PushNote {
  const { title, lines } = newsText(event, newsFactsOf(ride));
  const reader = event === 'new_ride' || event === 'cancellation_requested' ? 'driver' : 'client';
  return { title, body: lines.join('\n'), url: homeOf(reader), tag: `ride-${ride.id}` };
}
