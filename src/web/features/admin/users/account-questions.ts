import type { AdminUserView } from '#contract/platform/admin-users.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { roleName } from '#contract/sentences/role-names.fr.ts';
import { STAFF_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts';
import type { Role } from '#domain/account/roles.ts';
import { isPromotion } from '#domain/administration/user-changes.ts';
import { may } from '#domain/policy.ts';

/** What the admin is about to do to an account. */
export type AccountQuestion =
  | { kind: 'role'; user: AdminUserView; role: Role }
  | { kind: 'block' | 'unblock'; user: AdminUserView }
  | { kind: 'reset' | 'erase'; user: AdminUserView };

type Words = { title: string; text: string; confirm: string };

const promoted = `Son mot de passe actuel cesse de fonctionner et ses sessions se ferment. Un lien valable ${RESET_LINK_MINUTES} minutes lui permet d’en choisir un nouveau, d’au moins ${STAFF_PASSWORD_LENGTH} caractères.`;

export function wordsOf(question: AccountQuestion): Words {
  const { firstName } = question.user;
  switch (question.kind) {
    case 'role':
      return roleWords(question.user, question.role);
    case 'block':
      return {
        title: `Bloquer le compte ${ofName(firstName)}\u00a0?`,
        text: `Ses sessions se ferment aussitôt et toute connexion est refusée. ${ridesOfBlocked(question.user)}`,
        confirm: 'Bloquer le compte',
      };
    case 'unblock':
      return {
        title: `Débloquer le compte ${ofName(firstName)}\u00a0?`,
        text: 'La connexion redevient possible avec le mot de passe habituel.',
        confirm: 'Débloquer le compte',
      };
    case 'reset':
      return {
        title: `Réinitialiser le mot de passe ${ofName(firstName)}\u00a0?`,
        text: `Un lien valable ${RESET_LINK_MINUTES} minutes permet d’en choisir un nouveau. L’ancien reste valable tant que le lien n’a pas servi.`,
        confirm: 'Envoyer le lien',
      };
    case 'erase':
      return {
        title: `Supprimer le compte ${ofName(firstName)}\u00a0?`,
        text: 'Son nom, son email, son téléphone, ses adresses et ses messages sont effacés partout, et ses appareils déconnectés. Les papiers que la loi impose de garder sont conservés à part. On ne peut pas revenir en arrière.',
        confirm: 'Supprimer le compte',
      };
  }
}

/** The accepted rides of a driver are cancelled with the blocking; those that must take place are handed over before. */
function ridesOfBlocked(user: AdminUserView): string {
  if (!may(user, 'drive')) return 'Ses courses restent telles quelles.';
  return 'Ses courses acceptées sont annulées sans frais et leurs clients prévenus\u00a0: pour en garder une, confiez-la d’abord à un autre chauffeur.';
}

function roleWords({ firstName, role: from }: AdminUserView, to: Role): Words {
  const label = roleName(to);
  return {
    title: `Donner à ${firstName} le rôle ${label}\u00a0?`,
    text: isPromotion(from, to) ? promoted : 'Ses sessions se ferment. Son mot de passe reste le même.',
    confirm: `Passer en ${label}`,
  };
}
