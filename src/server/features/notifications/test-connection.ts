import type { NotificationTestView } from '#contract/notifications.ts';
import { sendReasonText } from '#contract/send-reasons.fr.ts';
import type { MessageProvider } from '#domain/notification/notification.ts';
import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import { hurryWaiting } from './outbox-repository.ts';

const PER_HOUR = 20;
const HELD_ELSEWHERE = 'L’appareil est relié ; ses messages partent d’un autre serveur de la plateforme.';

const names: Record<MessageProvider, string> = {
  'whatsapp-business': 'WhatsApp Business',
  twilio: 'Twilio',
  'whatsapp-web': 'WhatsApp Web',
};

/** Sends a message to the driver's own telephone and returns the outcome, or what is missing. */
export async function testConnection(deps: Deps, actorId: string): Promise<NotificationTestView> {
  const config = await readNotificationConfig(deps.db);
  const provider = chosenProvider(config);
  if (!provider) return failed('Activez les notifications et choisissez un fournisseur, puis sauvegardez.');
  const messenger = deps.messengers[provider];
  const missing = await messenger.missing();
  if (missing.length > 0) return failed(missing.join(' '));
  if (messenger.isHere?.() === false) return { success: true, message: HELD_ELSEWHERE };
  if (!config.driver_phone) return failed('Indiquez le téléphone du chauffeur, puis sauvegardez.');
  const key = `notification-test:${actorId}`;
  await limitOrRefuse(deps, { key, limit: PER_HOUR, seconds: 3600, refusal: 'too_many_requests' });

  const outcome = await messenger.send({
    to: config.driver_phone,
    event: 'test',
    text: 'Test réussi : les messages de votre plateforme arrivent sur ce téléphone.',
    values: [],
  });
  if (outcome.state === 'sent') await hurryWaiting(deps.db, deps.clock());
  return viewOf(outcome, names[provider], config.driver_phone);
}

function viewOf(outcome: SendOutcome, provider: string, phone: string): NotificationTestView {
  switch (outcome.state) {
    case 'sent':
      return { success: true, message: `Message remis à ${provider} pour le ${phone}.` };
    case 'refused':
      return failed(`${provider} a refusé le message (${sendReasonText(outcome.reason)}).`);
    case 'unknown':
      return failed(
        `${provider} n’a pas confirmé l’envoi (${sendReasonText(outcome.reason)}). Vérifiez votre téléphone.`,
      );
  }
}

function failed(message: string): NotificationTestView {
  return { success: false, message };
}
