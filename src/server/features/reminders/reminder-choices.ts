import { sql } from 'kysely';
import type { RemindersBody, RemindersView } from '#contract/notifications/reminders.ts';
import type { NotificationChannel, ReminderKind } from '#domain/notification/notification.ts';
import { channelsFor, type ReminderChannels, remindersOf } from '#domain/notification/reminder-channels.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import {
  chosenProvider,
  type NotificationConfig,
  readNotificationConfig,
} from '#server/features/notifications/index.ts';

/** The reminders that a person gets, by the channels that are set up. */
export async function readReminders(deps: Deps, person: UserRow): Promise<RemindersView> {
  const config = await readNotificationConfig(deps.db);
  const own = await choicesOf(deps.db, person.id);
  const kinds = remindersOf(person);
  return {
    offered: offeredChannels(deps, config, kinds),
    reminders: kinds.map((kind) => ({
      kind,
      channels: [...channelsFor(kind, config.reminder_channels, own)],
    })),
  };
}

/** Only about what this person gets; the other kinds stay as they are. */
export async function saveReminders(
  { db, clock }: Deps,
  person: UserRow,
  asked: RemindersBody,
): Promise<void> {
  const mine = remindersOf(person).filter((kind) => kind !== 'passenger_reminder');
  const chosen = Object.fromEntries(mine.flatMap((kind) => (asked[kind] ? [[kind, asked[kind]]] : [])));
  const channels = JSON.stringify(chosen);
  await db
    .insertInto('reminder_choices')
    .values({ user_id: person.id, channels, changed_at: clock() })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        channels: sql<string>`reminder_choices.channels || excluded.channels`,
        changed_at: clock(),
      }),
    )
    .execute();
}

async function choicesOf(db: Db, userId: string): Promise<ReminderChannels> {
  const row = await db
    .selectFrom('reminder_choices')
    .select('channels')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.channels ?? {};
}

/** A provider that has no approved template for any of these sends none of them. */
function offeredChannels(
  { mailer, messengers }: Deps,
  config: NotificationConfig,
  kinds: ReminderKind[],
): NotificationChannel[] {
  const provider = chosenProvider(config);
  const sends = provider && (messengers[provider].sends ?? (() => true));
  return [
    ...(mailer ? (['email'] as const) : []),
    ...(sends && kinds.some((kind) => sends(kind)) ? (['message'] as const) : []),
    'push',
  ];
}
