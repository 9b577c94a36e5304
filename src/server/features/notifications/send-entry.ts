import { newsText, templateValues } from '#contract/ride-news.fr.ts';
import { settingDefaults } from '#contract/settings.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { isStillNews } from '#domain/notification/news-of.ts';
import { type MessageNews, messageNews, type RideNews } from '#domain/notification/notification.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { letterOf } from './letter.ts';
import { findNewsRide, type NewsRide, newsFactsOf } from './news-facts.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import type { Sent } from './outbox-repository.ts';
import { wakeBrowsers } from './wake-browsers.ts';

export type Delivery = { provider: string; sent: Sent };

/** Sends one entry as the ride stands now; what nobody waits for any more is dropped. */
export async function sendEntry(deps: Deps, entry: OutboxRow): Promise<Delivery> {
  const ride = await findNewsRide(deps.db, entry.ride_id);
  if (!ride || !isStillNews(entry.event, ride.status))
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'no longer news' } };
  if (await isBlocked(deps.db, entry.recipient_id))
    return { provider: entry.channel, sent: { state: 'dropped', reason: 'nobody to write to' } };
  switch (entry.channel) {
    case 'email':
      return await sendLetter(deps, entry, ride);
    case 'message':
      return await sendMessage(deps, entry, ride);
    case 'push':
      return { provider: 'push', sent: await wakeBrowsers(deps, entry, ride) };
  }
}

async function sendMessage(
  deps: Deps,
  { event, recipient_id }: OutboxRow,
  ride: NewsRide,
): Promise<Delivery> {
  const config = await readNotificationConfig(deps.db);
  const provider = chosenProvider(config);
  if (!provider || !isMessageNews(event))
    return { provider: config.provider, sent: { state: 'dropped', reason: 'notifications are off' } };
  const to = internationalPhone((recipient_id ? ride.client_phone : config.driver_phone) ?? '');
  if (!to) return { provider, sent: { state: 'dropped', reason: 'no telephone number' } };

  const facts = newsFactsOf(ride);
  const { title, lines } = newsText(event, facts);
  const text = [title, ...lines].join('\n');
  const sent = await deps.messengers[provider].send({
    to,
    event,
    text,
    values: templateValues(event, facts),
  });
  return { provider, sent };
}

async function sendLetter(deps: Deps, entry: OutboxRow, ride: NewsRide): Promise<Delivery> {
  const { db, mailer, calendar, settings, options } = deps;
  const to = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', entry.recipient_id)
    .executeTakeFirst();
  if (!mailer || !to) return { provider: 'email', sent: { state: 'dropped', reason: 'nobody to write to' } };

  const { stored } = await settings.current();
  const letter = letterOf(
    {
      to,
      event: entry.event,
      ride,
      facts: newsFactsOf(ride),
      appName: stored.appName || settingDefaults.appName,
      site: options.publicUrl,
    },
    calendar,
  );
  return { provider: 'email', sent: await mailer.send(letter) };
}

async function isBlocked(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const user = await db.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst();
  return !user || user.blocked_at !== null;
}

function isMessageNews(event: RideNews): event is MessageNews {
  return messageNews.some((name) => name === event);
}
