import { messengerNames } from '#contract/sentences/connection-test.fr.ts';
import { type NotificationProvider, notificationProviders } from '#domain/notification/notification.ts';

export const providerLabels: Record<NotificationProvider, string> = {
  disabled: 'Désactivé',
  ...messengerNames,
};

export const providerChoices = notificationProviders.map((value) => ({
  value,
  label: providerLabels[value],
}));

/** The chosen value. */
export function chosenProvider(value: string): NotificationProvider {
  return notificationProviders.find((provider) => provider === value) ?? 'disabled';
}
