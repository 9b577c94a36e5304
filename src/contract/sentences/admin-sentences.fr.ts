import type { Role } from '#domain/account/roles.ts';
import type { OutboxState } from '#domain/notification/notification.ts';
import { ofName } from './of-name.fr.ts';
import { linkText } from './reset-emails.fr.ts';
import { roleName } from './role-names.fr.ts';

/** An account before and after its change; `resetLink` says how a reset link was sent, if one was made. */
type Change = {
  firstName: string;
  role: { from: Role; to: Role };
  blocked: { from: boolean; to: boolean };
  resetLink: 'mailed' | 'handed_over' | null;
};

/** The confirmation shown to the admin. */
export function changedText({ firstName, role, blocked, resetLink }: Change): string {
  const sentences = [
    ...(role.from === role.to ? [] : [`${firstName} est maintenant ${roleName(role.to)}.`]),
    ...(blocked.from === blocked.to ? [] : [blockedText(firstName, blocked.to)]),
    ...(resetLink ? [linkText(resetLink === 'mailed')] : []),
  ];
  return sentences.join(' ') || 'Rien n’a changé.';
}

function blockedText(firstName: string, blocked: boolean): string {
  return blocked
    ? `Le compte ${ofName(firstName)} est bloqué et ses sessions sont fermées.`
    : `Le compte ${ofName(firstName)} est débloqué.`;
}

/** Details of the lines of the journal. */
export function roleChangeDetails(from: Role, to: Role): string {
  return `${roleName(from)} → ${roleName(to)}`;
}

export function resetLinkDetails(isMailed: boolean): string {
  return isMailed ? 'lien envoyé par email' : 'lien remis à l’administrateur';
}

export const outboxStateNames: Record<OutboxState, string> = {
  waiting: 'En attente',
  sending: 'En cours d’envoi',
  sent: 'Envoyé',
  dropped: 'Sans objet',
  failed: 'Échec',
  uncertain: 'Incertain',
};

export function resentDetails(from: OutboxState): string {
  return `${outboxStateNames[from]} → ${outboxStateNames.waiting}`.toLocaleLowerCase('fr');
}

/** The error text itself is only in the server log. */
export const JOB_FAILED = 'La dernière exécution a échoué\u00a0; le journal du serveur dit pourquoi.';

export const DRIVER_PHONE = 'Téléphone du chauffeur';

export const DATABASE_OWNER_ADVICE =
  'La plateforme se connecte à PostgreSQL en tant que propriétaire\u00a0: elle pourrait modifier le journal des paiements. Donnez-lui un rôle simple (DATABASE_URL) et gardez le propriétaire pour les mises à jour (DATABASE_OWNER_URL).';
