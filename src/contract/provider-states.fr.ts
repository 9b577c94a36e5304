import { numbered } from './french.ts';

/** What the admin reads beside each service. */
export const providerDetails = {
  notUsed: 'Non utilisé',
  builtinPlaces: 'Lieux intégrés, sans service extérieur',
  noSmtp: 'L’envoi d’e-mails n’est pas réglé sur le serveur.',
  notOffered: 'Non proposé aux clients',
  soon: 'Bientôt disponible',
  keysSaved: 'Clés enregistrées',
  keysMissing: 'Clés à saisir dans les paramètres',
  nothingSent: 'Prêt, rien d’envoyé pour l’instant',
  lastSent: 'Dernier envoi réussi',
  lastFailed: 'Le dernier envoi n’a pas abouti',
};

export function placesAwayText(name: string): string {
  return `${name} ne répond pas : distances estimées`;
}

export function stuckPaymentsText(count: number): string {
  return `${numbered(count, 'paiement')} en attente de vérification`;
}
