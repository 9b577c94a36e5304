import type { NotificationConfigView } from '#contract/notifications/notifications.ts';
import { type ReminderKind, reminderKinds } from '#domain/notification/notification.ts';
import { channelsFor, type ReminderChannels } from '#domain/notification/reminder-channels.ts';
import type { Deps } from '#server/deps.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import type { NotificationConfig } from './notification-config.ts';

export async function presentNotificationConfig(
  { messengers, mailer }: Deps,
  { provider, enabled, driver_phone, messages_per_hour, reminder_channels }: NotificationConfig,
): Promise<NotificationConfigView> {
  return {
    provider,
    enabled,
    driverPhone: driver_phone,
    messagesPerHour: messages_per_hour,
    missing: provider === 'disabled' ? [] : await missingOf(messengers[provider]),
    emails: mailer !== undefined,
    reminders: everyDefault(reminder_channels),
  };
}

function everyDefault(operator: ReminderChannels): NotificationConfigView['reminders'] {
  const channels = reminderKinds.map((kind) => [kind, [...channelsFor(kind, operator)]] as const);
  return Object.fromEntries(channels) as Record<
    ReminderKind,
    NotificationConfigView['reminders'][ReminderKind]
  >;
}

/** What blocks all messages, then what blocks single ones. */
async function missingOf(messenger: Messenger): Promise<string[]> {
  return [...(await messenger.missing()), ...((await messenger.heldBack?.()) ?? [])];
}
