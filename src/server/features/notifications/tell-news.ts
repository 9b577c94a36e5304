import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import { type Audience, type Happening, type News, newsOf } from '#domain/notification/news-of.ts';
import type { NewsChannel, RideNews } from '#domain/notification/notification.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { CHANNEL } from '#server/db/change-feed.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type Told = { rideId: string; happening: Happening; from: RideStatus | null; by: Role | 'system'; at: Date };

/** Writes down who is to be told of a change, in the transaction that makes it; sending comes later. */
export async function tellNews({ mailer }: Deps, trx: Db, told: Told): Promise<void> {
  const entries = newsOf(told.happening, told.from, told.by)
    .flatMap(({ event, to, by }: News) => by.map((channel) => ({ event, to, channel })))
    .filter(({ channel }) => channel !== 'email' || mailer)
    .map((entry) => entriesFor(told, entry));
  if (entries.length === 0) return;
  await sql`
    with written as (
      insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
      ${sql.join(entries, sql` union all `)} returning id)
    select pg_notify(${CHANNEL}, 'outbox_filled') from written limit 1`.execute(trx);
}

type Entry = { event: RideNews; to: Audience; channel: NewsChannel };

function entriesFor({ rideId, at }: Told, { event, to, channel }: Entry): RawBuilder<unknown> {
  const row = (recipient: RawBuilder<unknown>) =>
    sql`select ${rideId}::uuid, ${event}, ${channel}, ${recipient}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz`;
  if (channel === 'email') return sql`${row(sql`people.id`)} from ${peopleFor(to, rideId)}`;
  if (channel === 'push')
    return sql`${row(sql`people.id`)} from ${peopleFor(to, rideId)} where ${hasBrowser}`;
  const recipient = to === 'drivers' ? sql`null::uuid` : partyOf(to, rideId);
  const somebodyListens = to === 'drivers' ? sql`and exists (select 1 from ${activeDrivers})` : sql``;
  return sql`${row(recipient)} from notification_config
    where enabled and provider <> 'disabled' ${somebodyListens}`;
}

const activeDrivers = sql`(
  select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
  where users.role = 'driver' and users.blocked_at is null and coalesce(driver_profiles.is_active, true)
) as people`;

const hasBrowser = sql`exists (select 1 from push_subscriptions where user_id = people.id)`;

function peopleFor(to: Audience, rideId: string): RawBuilder<unknown> {
  return to === 'drivers' ? activeDrivers : sql`(select ${partyOf(to, rideId)} as id) as people`;
}

function partyOf(to: 'client' | 'driver', rideId: string): RawBuilder<unknown> {
  const column = to === 'client' ? sql`client_id` : sql`driver_id`;
  return sql`(select ${column} from rides where id = ${rideId}::uuid)`;
}
