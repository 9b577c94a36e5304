/** Why a notification failed, in French for the admin and the driver; a provider's code is unchanged. */
const reasons: Readonly<Record<string, string>> = {
  'no longer news': 'n’était plus d’actualité',
  'notifications are off': 'les notifications sont désactivées',
  'no telephone number': 'aucun numéro de téléphone',
  'nobody to write to': 'plus de destinataire',
  'no browser': 'aucun appareil abonné',
  'no approved template': 'aucun modèle approuvé',
  'recalled before it was sent': 'annulé avant l’envoi',
  'interrupted while sending': 'interrompu pendant l’envoi',
  'restored from a backup': 'restauré d’une sauvegarde',
  'push service unreachable': 'service de notification injoignable',
  'no answer in time': 'pas de réponse à temps',
  'connection failed': 'connexion interrompue',
  'not linked here': 'appareil relié ailleurs',
  'the settings make no valid request': 'les réglages ne permettent pas l’envoi',
  ECONNREFUSED: 'connexion refusée',
  ECONNRESET: 'connexion coupée',
  ENOTFOUND: 'adresse introuvable',
  EAI_AGAIN: 'adresse introuvable',
  ETIMEDOUT: 'pas de réponse à temps',
  UND_ERR_CONNECT_TIMEOUT: 'pas de réponse à temps',
  UND_ERR_SOCKET: 'connexion coupée',
};

export function sendReasonText(reason: string): string {
  const known = reasons[reason];
  if (known) return known;
  return reason.replace(/^status (\d+)/u, 'réponse $1').replace('unreadable answer', 'réponse illisible');
}
