import { momentText, numbered } from './french.ts';

/** What the admin reads beside each service. */
export const providerDetails = {
  notUsed: 'Non utilisé',
  builtinPlaces: 'Lieux intégrés, sans service extérieur',
  noSmtp: 'L’envoi d’emails n’est pas configuré sur le serveur.',
  notOffered: 'Non proposé aux clients',
  soon: 'Bientôt disponible',
  keysSaved: 'Clés enregistrées',
  keysMissing: 'Clés à saisir dans les paramètres',
  nothingSent: 'Prêt, rien d’envoyé pour l’instant',
  lastSent: 'Dernier envoi réussi',
  lastFailed: 'Le dernier envoi n’a pas abouti',
  noBackups: 'La plateforme ne se sauvegarde pas elle-même (BACKUP_DIR).',
  firstBackup: 'La première sauvegarde est en cours',
};

export function placesAwayText(name: string): string {
  return `${name} ne répond pas\u00a0: distances estimées`;
}

export function stuckPaymentsText(count: number): string {
  return `${numbered(count, 'paiement')} en attente de vérification`;
}

export function backupText(madeAt: Date, checkedAt: Date | undefined): string {
  const read = checkedAt ? `, relue avec succès le ${momentText(checkedAt)}` : ', pas encore relue';
  return `Dernière sauvegarde le ${momentText(madeAt)}${read}`;
}

export function backupFailedText(at: Date, reason: string): string {
  return `La sauvegarde a échoué le ${momentText(at)}\u00a0: ${reason}`;
}

export function checkFailedText(at: Date, reason: string): string {
  return `La relecture d’une sauvegarde a échoué le ${momentText(at)}\u00a0: ${reason}`;
}

export function backupLateText(madeAt: Date): string {
  return `Aucune sauvegarde depuis le ${momentText(madeAt)}`;
}
