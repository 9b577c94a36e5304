import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import { channelsFor } from '#domain/notification/reminder-channels.ts';
import {
  dailyMoments,
  PLANNED_AHEAD_MS,
  reminderDueAt,
  reminderMoments,
} from '#domain/notification/reminder-moments.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { chosenProvider, driveMinutes } from '#server/features/notifications/index.ts';
import { type Candidate, PAGE, readCandidates } from './reminder-candidates.ts';

type Entry = Insertable<Tables['outbox']>;

/**
 * Puts the reminders of the next hours into the outbox, each for its moment. The database refuses a second one for the
 * same occasion, so any instance may run it at any time, twice at once, and after any crash.
 */
export async function queueReminders(deps: Deps, isStopping = () => false): Promise<number> {
  const now = deps.clock();
  let queued = 0;
  let last: Candidate | undefined;
  while (!isStopping()) {
    const page = await readCandidates(deps.db, now, last);
    queued += await writeEntries(deps.db, await entriesOf(deps, page, now));
    last = page.at(-1);
    if (page.length < PAGE) break;
  }
  return queued;
}

/** Each evening and morning, and when a pickup comes near. What is agreed later than that waits for the regular run. */
export function remindersWorkAt({ clock }: Deps): RawBuilder<Date | null> {
  const moments = sql.join(dailyMoments(clock()).map((moment) => sql`${moment}::timestamptz`));
  const ahead = sql`${PLANNED_AHEAD_MS} * interval '1 millisecond'`;
  return sql`least(
    (select min(moment) from unnest(array[${moments}]) as moment where moment > coalesce(jobs.started_at, '-infinity')),
    (select min(rides.scheduled_at) from rides
      where status = 'accepted' and rides.scheduled_at > coalesce(jobs.started_at, '-infinity') + ${ahead}) - ${ahead})`;
}

async function entriesOf(deps: Deps, page: Candidate[], now: Date): Promise<Entry[]> {
  const driven = page.filter(({ kind }) => kind === 'drive_reminder').map(({ id }) => id);
  const roads = await driveMinutes(deps, driven, now);
  return page.flatMap((ride) => entriesFor(deps, ride, roads.get(ride.id), now));
}

function entriesFor(deps: Deps, ride: Candidate, roadMinutes: number | undefined, now: Date): Entry[] {
  const { kind, id: ride_id, recipient_id, own, operator, sent_for, notified_at } = ride;
  const moments = reminderMoments(kind, ride.scheduled_at, roadMinutes);
  const { occasion } = moments;
  const due_at = reminderDueAt(moments, notified_at, now);
  if (!due_at || sent_for.some((sent) => sent.getTime() === occasion.getTime())) return [];
  return channelsFor(kind, operator, own)
    .filter((channel) => isOpen(deps, channel, ride))
    .map((channel) => ({
      ride_id,
      event: kind,
      recipient_id,
      channel,
      occasion,
      due_at,
      changed_at: now,
      created_at: now,
    }));
}

function isOpen({ mailer }: Deps, channel: NotificationChannel, ride: Candidate): boolean {
  switch (channel) {
    case 'email':
      return mailer !== undefined;
    case 'message':
      return chosenProvider(ride) !== undefined;
    case 'push':
      return ride.has_browser;
  }
}

async function writeEntries(db: Db, entries: Entry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
