import { sql } from 'kysely';
import type { NotificationConfigBody } from '#contract/notifications/notifications.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import type { MessageProvider, NotificationProvider } from '#domain/notification/notification.ts';
import type { ReminderChannels } from '#domain/notification/reminder-channels.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

export type NotificationConfig = {
  provider: NotificationProvider;
  enabled: boolean;
  driver_phone: string;
  messages_per_hour: number;
  reminder_channels: ReminderChannels;
};

export async function readNotificationConfig(db: Db): Promise<NotificationConfig> {
  return await db
    .selectFrom('notification_config')
    .select(['provider', 'enabled', 'driver_phone', 'messages_per_hour', 'reminder_channels'])
    .executeTakeFirstOrThrow();
}

/** Stores the number in its international form. */
export async function saveNotificationConfig(
  { db, clock }: Deps,
  actor: UserRow,
  { provider, enabled, driverPhone, messagesPerHour, reminders }: NotificationConfigBody,
): Promise<void> {
  const change = {
    ...(provider === undefined ? {} : { provider }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(driverPhone === undefined ? {} : { driver_phone: internationalPhone(driverPhone) ?? '' }),
    ...(messagesPerHour === undefined ? {} : { messages_per_hour: messagesPerHour }),
    ...(reminders === undefined ? {} : { reminder_channels: mergedInto(reminders) }),
  };
  if (Object.keys(change).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('notification_config').set(change).execute();
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'notifications_changed',
      subject: 'Notifications',
      details: Object.keys(change).join(', '),
      at: clock(),
    });
  });
}

/** Other kinds keep their stored value. */
function mergedInto(reminders: NonNullable<NotificationConfigBody['reminders']>) {
  return sql<string>`reminder_channels || ${JSON.stringify(reminders)}::jsonb`;
}

/** The provider that sends messages; undefined while notifications are off. */
export function chosenProvider({
  provider,
  enabled,
}: Pick<NotificationConfig, 'provider' | 'enabled'>): MessageProvider | undefined {
  return enabled && provider !== 'disabled' ? provider : undefined;
}
