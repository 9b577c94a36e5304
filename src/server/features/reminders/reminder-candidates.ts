import { type RawBuilder, sql } from 'kysely';
import { audienceOfNotification } from '#domain/notification/audiences.ts';
import {
  type NotificationProvider,
  type ReminderKind,
  reminderKinds,
} from '#domain/notification/notification.ts';
import type { ReminderChannels } from '#domain/notification/reminder-channels.ts';
import {
  movesAfterInstant,
  movesThatNotify,
  pickupsToRemind,
} from '#domain/notification/reminder-moments.ts';
import type { Db } from '#server/db/schema.ts';

export const PAGE = 200;

/** An accepted ride with a reminder that may be due, and its recipient: null for a passenger, who has no row. */
export type Candidate = {
  kind: ReminderKind;
  id: string;
  scheduled_at: Date;
  recipient_id: string | null;
  own: ReminderChannels;
  operator: ReminderChannels;
  provider: NotificationProvider;
  enabled: boolean;
  has_browser: boolean;
  /** When they were last notified of the pickup; null where the platform accepted for them and nothing followed. */
  notified_at: Date | null;
  /** For which occasions this person has it already, whatever became of it. */
  sent_for: Date[];
};

/** All kinds with one statement, page by page. */
export async function readCandidates(db: Db, now: Date, after: Candidate | undefined): Promise<Candidate[]> {
  const isAfter = after
    ? sql`(rides.scheduled_at, rides.id, due.kind) > (${after.scheduled_at}, ${after.id}::uuid, ${after.kind})`
    : sql`true`;
  const { rows } = await sql<Candidate>`
    select due.kind, rides.id, rides.scheduled_at, person.id as recipient_id,
      coalesce(choices.channels, '{}') as own, config.reminder_channels as operator, config.provider, config.enabled,
      exists (select 1 from push_subscriptions where user_id = person.id) as has_browser,
      case when due.kind = 'drive_reminder' and rides.instant_margin is not null then ${lastOf(movesAfterInstant)}
        else coalesce(${lastOf(movesThatNotify)}, rides.accepted_at, rides.created_at) end as notified_at,
      ${sentFor} as sent_for
    from (values ${sql.join(dueSpans(now))}) as due (kind, first, last, audience)
    join rides on rides.status = 'accepted' and rides.scheduled_at >= due.first and rides.scheduled_at < due.last
    cross join lateral (
      select case audience when 'client' then rides.client_id when 'driver' then rides.driver_id end as id) as person
    cross join notification_config as config
    left join reminder_choices as choices on choices.user_id = person.id
    where ${isAfter} and case audience when 'passenger' then rides.passenger_phone <> '' else person.id is not null end
    order by rides.scheduled_at, rides.id, due.kind limit ${PAGE}`.execute(db);
  return rows;
}

function lastOf(moves: readonly string[]): RawBuilder<Date | null> {
  return sql`(select max(at) from ride_events where ride_id = rides.id and move = any (${moves}::text[]))`;
}

function dueSpans(now: Date): RawBuilder<unknown>[] {
  return reminderKinds.flatMap((kind) => {
    const span = pickupsToRemind(kind, now);
    if (!span) return [];
    return [
      sql`(${kind}::text, ${span.from}::timestamptz, ${span.to}::timestamptz, ${audienceOfNotification(kind)}::text)`,
    ];
  });
}

/** The list of a morning belongs to its driver and begins with its span; the others belong to their ride. */
const sentFor = sql`array(
  select occasion from outbox where event = due.kind and event <> 'day_list' and occasion is not null
    and ride_id = rides.id and recipient_id is not distinct from person.id
  union all
  select occasion from outbox where event = 'day_list' and due.kind = 'day_list'
    and recipient_id = person.id and occasion = due.first)`;
