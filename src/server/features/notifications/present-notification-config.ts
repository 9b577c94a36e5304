import type { NotificationConfigView } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
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
    missing: provider === 'disabled' ? [] : await messengers[provider].missing(),
    emails: mailer !== undefined,
  };
}
