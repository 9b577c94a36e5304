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
  'restored from a backup': 'restauré depuis une sauvegarde',
  'push service unreachable': 'service de notification injoignable',
  'no answer in time': 'pas de réponse à temps',
  'connection failed': 'connexion interrompue',
  'not linked here': 'appareil relié ailleurs',
  'the settings make no valid request': 'les réglages ne permettent pas l’envoi',
  'not wanted': 'rappel non souhaité',
  'no link to send': 'aucun lien à envoyer',
  'no bill to send': 'aucun document à envoyer',
  'the bill was not drawn': 'le document n’a pas pu être établi',
  'grouped with others': 'réuni avec d’autres demandes',
  'unknown failure': 'échec inconnu',
  'not configured': 'non configuré',
  'closed before the acknowledgement': 'coupé avant l’accusé de réception',
  'connection closed': 'connexion fermée',
  'sending failed': 'envoi échoué',
  'number not looked up': 'numéro non vérifié',
  'not on WhatsApp': 'numéro absent de WhatsApp',
  'no acknowledgement in time': 'pas d’accusé de réception à temps',
  'mail failed': 'l’email n’est pas parti',
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
