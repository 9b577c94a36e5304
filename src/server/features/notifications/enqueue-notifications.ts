import type { Role } from '#domain/account/roles.ts';
import type { NotificationChannel, NotificationEvent } from '#domain/notification/notification.ts';
import {
  type Audience,
  type Notification,
  notificationsFor,
  type RideEventKind,
  recalledBy,
} from '#domain/notification/notifications-for.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { namedQueries, namedQuery } from '#server/db/named-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type RideChange = {
  rideId: string;
  kind: RideEventKind;
  from: RideStatus | null;
  by: Role | 'system';
  /** Who had the ride before it was handed over. */
  formerDriverId?: string | null | undefined;
  at: Date;
};

/** Writes the notifications of a change into the outbox, in the transaction of the change; the job sends them later. */
export async function enqueueNotifications({ mailer }: Deps, trx: Db, change: RideChange): Promise<void> {
  const entries = notificationsFor(change.kind, change.from, change.by)
    .flatMap(({ by, ...rest }: Notification) => by.map((channel) => ({ ...rest, channel })))
    .filter(({ channel }) => channel !== 'email' || mailer);
  const recalled = recalledBy(change.kind);
  if (recalled) await recall(trx, change.rideId, recalled, change.at);
  if (entries.length > 0)
    await enqueueBy(toOutbox(entries))(trx, change.rideId, change.at, ...formerOf(change));
}

/** The text of the statement has a third parameter only where someone had the ride before. */
function formerOf({ kind, formerDriverId = null }: RideChange): (string | null)[] {
  return kind === 'hand_over' ? [formerDriverId] : [];
}

const recall = namedQuery(
  'recall-notifications',
  `update outbox set state = 'dropped', changed_at = $3, error = 'recalled before it was sent'
   where ride_id = $1 and event = $2 and state = 'waiting' returning id`,
);

type Entry = { event: NotificationEvent; to: Audience; channel: NotificationChannel; after: number };

const enqueueBy = namedQueries('enqueue-notifications');

function toOutbox(entries: Entry[]): string {
  return `
    with written as (
      insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
      ${entries.map(entriesFor).join(' union all ')} returning id)
    select array['outbox_filled'] as notices from written limit 1`;
}

/** $1 is the ride, $2 the time, $3 the former driver. */
function entriesFor({ event, to, channel, after }: Entry): string {
  const due = `$2::timestamptz + interval '${after} milliseconds'`;
  const row = (recipient: string) =>
    `select $1::uuid, '${event}', '${channel}', ${recipient}, ${due}, $2::timestamptz, $2::timestamptz`;
  if (channel === 'email') return `${row('people.id')} from ${peopleFor(to)}`;
  if (channel === 'push') return `${row('people.id')} from ${peopleFor(to)} where ${hasBrowser}`;
  const recipient = to === 'drivers' ? 'null::uuid' : partyOf(to);
  const ifAnyDriver = to === 'drivers' ? `and exists (select 1 from ${activeDrivers})` : '';
  return `${row(recipient)} from notification_config
    where enabled and provider <> 'disabled' ${ifAnyDriver}`;
}

const activeDrivers = `(
  select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
  where users.role = 'driver' and users.blocked_at is null and coalesce(driver_profiles.is_active, true)
) as people`;

const hasBrowser = 'exists (select 1 from push_subscriptions where user_id = people.id)';

function peopleFor(to: Audience): string {
  return to === 'drivers' ? activeDrivers : `(select ${partyOf(to)} as id) as people`;
}

function partyOf(to: Exclude<Audience, 'drivers'>): string {
  if (to === 'former_driver') return '$3::uuid';
  return `(select ${to}_id from rides where id = $1::uuid)`;
}
