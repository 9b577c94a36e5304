import { type NotificationProvider, notificationProviders } from '#domain/notification/notification.ts';

export const providerLabels: Record<NotificationProvider, string> = {
  disabled: 'Désactivé',
  'whatsapp-business': 'WhatsApp Business',
  twilio: 'Twilio',
  'whatsapp-web': 'WhatsApp Web',
};

export const providerChoices = notificationProviders.map((value) => ({
  value,
  label: providerLabels[value],
}));

/** What came out of the list of choices. */
export function chosenProvider(value: string): NotificationProvider {
  return notificationProviders.find((provider) => provider === value) ?? 'disabled';
}
