import type { NotificationConfigView } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import type { NotificationConfig } from './notification-config.ts';

export async function presentNotificationConfig(
  { messengers, mailer }: Deps,
  { provider, enabled, driver_phone, messages_per_hour }: NotificationConfig,
): Promise<NotificationConfigView> {
  return {
    provider,
    enabled,
    driverPhone: driver_phone,
    messagesPerHour: messages_per_hour,
    missing: provider === 'disabled' ? [] : await missingOf(messengers[provider]),
    emails: mailer !== undefined,
  };
}

/** What holds back all messages, then what holds back single ones. */
async function missingOf(messenger: Messenger): Promise<string[]> {
  return [...(await messenger.missing()), ...((await messenger.heldBack?.()) ?? [])];
}
