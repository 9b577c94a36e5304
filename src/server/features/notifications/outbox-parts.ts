import type { Role } from '#domain/account/roles.ts';
import type { Audience } from '#domain/notification/audiences.ts';
import type { NotificationChannel, NotificationEvent } from '#domain/notification/notification.ts';
import { notificationsFor } from '#domain/notification/notifications-for.ts';
import { recalledBy } from '#domain/notification/still-current.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import { ableDriverSql } from '#server/db/able-driver.ts';
import type { Deps } from '#server/deps.ts';

type RideChange = {
  kind: RideEventKind;
  from: RideStatus | null;
  by: Role | 'system';
  /** Placeholders of the time, and of the driver before a hand-over. */
  at: string;
  former: string;
  /** How many rides of the order its messages cover, and those to the passenger; 0 writes none. */
  ridesInMessage: number;
  ridesInPassengerMessage: number;
  /** Adds such a number to the statement and returns its placeholder. */
  addCount: (rides: number) => string;
};

/**
 * The parts of a statement that changes a ride which write its notifications into the outbox; the job sends them later.
 * `rides` is the row as it was written, `queued` are the entries.
 */
export function outboxParts({ mailer }: Deps, change: RideChange): string {
  const entries = notificationsFor(change.kind, change.from, change.by)
    .flatMap(({ by, ...rest }) =>
      by.map((channel) => ({ ...rest, channel, rides: ridesFor(rest.to, change) })),
    )
    .filter(({ channel, rides }) => rides > 0 && (channel !== 'email' || mailer));
  const rows = entries.map((entry) => entriesFor(entry, change));
  return `${recallPart(change)} queued as (${rows.length > 0 ? intoOutbox(rows) : 'select where false'}),`;
}

function intoOutbox(rows: string[]): string {
  return `insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at, ride_count)
    ${rows.join(' union all ')} returning id`;
}

/** A message about several rides goes on about the others. */
function recallPart({ kind, at }: RideChange): string {
  const recalled = recalledBy(kind);
  if (recalled.length === 0) return '';
  return `recalled as (
    update outbox set state = 'dropped', changed_at = ${at}, error = 'recalled before it was sent'
    where ride_id = (select id from rides) and event in (${recalled.map((event) => `'${event}'`).join(', ')})
      and ride_count = 1 and state = 'waiting'),`;
}

/** A passenger may ride in some of them only. */
function ridesFor(to: Audience, { ridesInMessage, ridesInPassengerMessage }: RideChange): number {
  return to === 'passenger' ? ridesInPassengerMessage : ridesInMessage;
}

type Entry = {
  event: NotificationEvent;
  to: Audience;
  channel: NotificationChannel;
  after: number;
  rides: number;
};

function entriesFor(
  { event, to, channel, after, rides: count }: Entry,
  { at, former, addCount }: RideChange,
): string {
  const person = recipientOf(to, former);
  const recipient = channel === 'message' && to === 'drivers' ? 'null::uuid' : person;
  const row = `select rides.id, '${event}', '${channel}', ${recipient}, ${at} + interval '${after} milliseconds',
    ${at}, ${at}, ${count === 1 ? 1 : addCount(count)} from rides`;
  const rows = to === 'drivers' || to === 'admins' ? `${row}, ${groups[to]}` : row;
  if (channel === 'email') return rows;
  if (channel === 'push')
    return `${rows} where exists (select 1 from push_subscriptions where user_id = ${person})`;
  if (to === 'passenger')
    return `${row}, notification_config where enabled and provider <> 'disabled' and rides.passenger_phone <> ''`;
  const ifAnyDriver = to === 'drivers' ? `and exists (select 1 from ${activeDrivers})` : '';
  return `${row}, notification_config where enabled and provider <> 'disabled' ${ifAnyDriver}`;
}

function recipientOf(to: Audience, former: string): string {
  if (to === 'drivers' || to === 'admins') return 'people.id';
  if (to === 'passenger') return 'null::uuid';
  return to === 'former_driver' ? former : `rides.${to}_id`;
}

const admins = `(select id from users where role = 'admin' and blocked_at is null) as people`;

const activeDrivers = `(
  select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
  where ${ableDriverSql('users')} and coalesce(driver_profiles.is_active, true)
) as people`;

const groups = { admins, drivers: activeDrivers };
