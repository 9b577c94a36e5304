import { STAFF_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts';
import type { Role } from '#domain/account/roles.ts';
import { roleName } from './role-names.fr.ts';

/** The answer to a forgotten password, whether the account exists or not. */
export const RESET_LINK_SENT = `Si un compte existe avec cette adresse, un lien vient de lui être envoyé. Il est valable ${RESET_LINK_MINUTES} minutes.`;
export const RESET_BY_CONTACT =
  'L’envoi d’emails n’est pas encore configuré. Contactez le chauffeur pour retrouver l’accès à votre compte.';

/** The answer to an admin who requested a link. */
export function linkText(isMailed: boolean): string {
  return isMailed
    ? `Un lien pour choisir un mot de passe vient de lui être envoyé par email. Il est valable ${RESET_LINK_MINUTES} minutes.`
    : `L’email n’a pas pu partir\u00a0: remettez vous-même ce lien. Il ne sert qu’une fois et reste valable ${RESET_LINK_MINUTES} minutes.`;
}

export function forgottenPasswordEmail(firstName: string, link: string) {
  return {
    subject: 'Votre nouveau mot de passe',
    text: [
      `Bonjour ${firstName},`,
      `Pour choisir un nouveau mot de passe, ouvrez ce lien dans les ${RESET_LINK_MINUTES} minutes\u00a0:`,
      link,
      'Il ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste inchangé.',
    ].join('\n\n'),
  };
}

/** On behalf of an admin, who may have given a higher role. */
export function invitationEmail(firstName: string, link: string, promotedTo?: Role) {
  return {
    subject: 'Choisissez votre mot de passe',
    text: [
      `Bonjour ${firstName},`,
      promotedTo
        ? `Votre compte est maintenant un compte ${roleName(promotedTo)}. Choisissez un nouveau mot de passe d’au moins ${STAFF_PASSWORD_LENGTH} caractères avec ce lien, dans les ${RESET_LINK_MINUTES} minutes\u00a0:`
        : `Un administrateur vous invite à choisir un nouveau mot de passe. Ouvrez ce lien dans les ${RESET_LINK_MINUTES} minutes\u00a0:`,
      link,
      'Il ne sert qu’une fois.',
    ].join('\n\n'),
  };
}
