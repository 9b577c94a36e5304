import { clockText, durationText } from '#contract/sentences/french.ts';
import type { ReminderFacts } from '#contract/sentences/reminder-texts.fr.ts';
import { type ReminderKind, reminderKinds } from '#domain/notification/notification.ts';
import { channelsFor } from '#domain/notification/reminder-channels.ts';
import { leavesAt, reminderMoments } from '#domain/notification/reminder-moments.ts';
import { STEP_IS_FINAL_AFTER_MS } from '#domain/ride/way.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { driveMinutes } from './drive-minutes.ts';
import type { NotificationRide } from './notification-ride.ts';
import type { Sent } from './outbox-repository.ts';

type Prepared = { held: Sent } | { facts: Pick<ReminderFacts, 'road'> };

export function reminderKindOf({ event }: OutboxRow): ReminderKind | undefined {
  return reminderKinds.find((kind) => kind === event);
}

/** The facts of a reminder beyond its ride, or why it is not sent: the ride has moved, or it is no longer wanted. */
export async function prepareReminder(
  deps: Deps,
  kind: ReminderKind,
  entry: OutboxRow,
  ride: NotificationRide,
): Promise<Prepared> {
  const { db } = deps;
  const now = deps.clock();
  const road = kind === 'drive_reminder' ? await roadOfDriver(deps, ride, now) : undefined;
  const { occasion, from, until } = reminderMoments(kind, ride.scheduled_at, road);
  const isItsOwn = kind !== 'drive_reminder' || ride.driver_id === entry.recipient_id;
  if (!isItsOwn || now >= until || occasion.getTime() !== entry.occasion?.getTime())
    return { held: { state: 'dropped', reason: 'no longer news' } };
  if (from > now) return { held: { state: 'held', until: from } };
  if (kind === 'drive_reminder' && ride.on_the_way_at)
    return { held: heldByDeparture(ride.on_the_way_at, now) };
  if (!(await isWanted(db, kind, entry))) return { held: { state: 'dropped', reason: 'not wanted' } };
  return { facts: road === undefined ? {} : { road: roadText(ride, road) } };
}

/** Who has left needs no reminder to leave; a departure that can still be undone may have been a slip. */
function heldByDeparture(leftAt: Date, now: Date): Sent {
  const until = new Date(leftAt.getTime() + STEP_IS_FINAL_AFTER_MS);
  return until > now ? { state: 'held', until } : { state: 'dropped', reason: 'no longer news' };
}

async function roadOfDriver(deps: Deps, { id }: NotificationRide, now: Date): Promise<number | undefined> {
  return (await driveMinutes(deps, [id], now)).get(id);
}

function roadText({ scheduled_at }: NotificationRide, minutes: number): NonNullable<ReminderFacts['road']> {
  return { leavesAt: clockText(leavesAt(scheduled_at, minutes)), duration: durationText(minutes) };
}

/** The person, or the operator, may have chosen otherwise since it was planned. */
async function isWanted(db: Db, kind: ReminderKind, { recipient_id, channel }: OutboxRow): Promise<boolean> {
  const { reminder_channels, channels } = await db
    .selectFrom('notification_config')
    .leftJoin('reminder_choices', (join) => join.on('reminder_choices.user_id', '=', recipient_id))
    .select(['reminder_channels', 'reminder_choices.channels'])
    .executeTakeFirstOrThrow();
  return channelsFor(kind, reminder_channels, channels ?? {}).includes(channel);
}
