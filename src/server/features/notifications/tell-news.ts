import type { Role } from '#domain/account/roles.ts';
import { type Audience, type Happening, type News, newsOf } from '#domain/notification/news-of.ts';
import type { NewsChannel, RideNews } from '#domain/notification/notification.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { CHANNEL } from '#server/db/change-feed.ts';
import { namedQueries } from '#server/db/named-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type Told = { rideId: string; happening: Happening; from: RideStatus | null; by: Role | 'system'; at: Date };

/** Writes down who is to be told of a change, in the transaction that makes it; sending comes later. */
export async function tellNews({ mailer }: Deps, trx: Db, told: Told): Promise<void> {
  const entries = newsOf(told.happening, told.from, told.by)
    .flatMap(({ event, to, by }: News) => by.map((channel) => ({ event, to, channel })))
    .filter(({ channel }) => channel !== 'email' || mailer);
  if (entries.length > 0) await tellBy(toOutbox(entries))(trx, told.rideId, told.at);
}

type Entry = { event: RideNews; to: Audience; channel: NewsChannel };

const tellBy = namedQueries('tell-news');

function toOutbox(entries: Entry[]): string {
  return `
    with written as (
      insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
      ${entries.map(entriesFor).join(' union all ')} returning id)
    select pg_notify('${CHANNEL}', 'outbox_filled') from written limit 1`;
}

/** The ride is $1, the moment $2. */
function entriesFor({ event, to, channel }: Entry): string {
  const row = (recipient: string) =>
    `select $1::uuid, '${event}', '${channel}', ${recipient}, $2::timestamptz, $2::timestamptz, $2::timestamptz`;
  if (channel === 'email') return `${row('people.id')} from ${peopleFor(to)}`;
  if (channel === 'push') return `${row('people.id')} from ${peopleFor(to)} where ${hasBrowser}`;
  const recipient = to === 'drivers' ? 'null::uuid' : partyOf(to);
  const somebodyListens = to === 'drivers' ? `and exists (select 1 from ${activeDrivers})` : '';
  return `${row(recipient)} from notification_config
    where enabled and provider <> 'disabled' ${somebodyListens}`;
}

const activeDrivers = `(
  select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
  where users.role = 'driver' and users.blocked_at is null and coalesce(driver_profiles.is_active, true)
) as people`;

const hasBrowser = 'exists (select 1 from push_subscriptions where user_id = people.id)';

function peopleFor(to: Audience): string {
  return to === 'drivers' ? activeDrivers : `(select ${partyOf(to)} as id) as people`;
}

function partyOf(to: 'client' | 'driver'): string {
  return `(select ${to}_id from rides where id = $1::uuid)`;
}
