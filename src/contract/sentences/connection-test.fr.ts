import type { LinkedDeviceState, MessageProvider } from '#domain/notification/notification.ts';
import { sendReasonText } from './send-reasons.fr.ts';

/** What the driver reads after a test of the messages. */
export const CHOOSE_PROVIDER = 'Activez les notifications et choisissez un fournisseur, puis sauvegardez.';
export const NAME_PHONE = 'Indiquez le téléphone du chauffeur, puis sauvegardez.';
export const SENT_ELSEWHERE =
  'L’appareil est relié\u00a0; ses messages partent d’un autre serveur de la plateforme.';
export const TEST_MESSAGE = 'Test réussi\u00a0: les messages de votre plateforme arrivent sur ce téléphone.';

export const messengerNames: Record<MessageProvider, string> = {
  'whatsapp-business': 'WhatsApp Business',
  twilio: 'Twilio',
  'whatsapp-web': 'WhatsApp Web',
};

export function handedOverText(provider: string, phone: string): string {
  return `Message remis à ${provider} pour le ${phone}.`;
}

export function refusedText(provider: string, reason: string): string {
  return `${provider} a refusé le message (${sendReasonText(reason)}).`;
}

export function unconfirmedText(provider: string, reason: string): string {
  return `${provider} n’a pas confirmé l’envoi (${sendReasonText(reason)}). Vérifiez votre téléphone.`;
}

/** What a linked device still lacks. */
export const missingForDevice: Record<LinkedDeviceState, string[]> = {
  not_installed: ['Le module WhatsApp Web (baileys) n’est pas installé sur le serveur.'],
  unlinked: ['Aucun téléphone n’est encore relié à WhatsApp Web.'],
  connecting: ['La connexion à WhatsApp Web est en cours.'],
  waiting_scan: ['Le QR code de WhatsApp Web attend d’être scanné.'],
  linked: [],
};
