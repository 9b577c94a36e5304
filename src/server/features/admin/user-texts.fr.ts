import type { Role } from '#domain/account/roles.ts';
import type { UserRow } from '#server/db/schema.ts';

const roleNames: Record<Role, string> = { client: 'client', driver: 'chauffeur', admin: 'administrateur' };

export function roleName(role: Role): string {
  return roleNames[role];
}

type Changed = { user: UserRow; role: Role; blocked: boolean };

/** What the admin reads once it is done. */
export function changedText({ user, role, blocked }: Changed, hasLink: boolean, isMailed: boolean): string {
  const sentences = [
    ...(role === user.role ? [] : [`${user.first_name} est maintenant ${roleName(role)}.`]),
    ...(blocked === (user.blocked_at !== null) ? [] : [blockedText(user.first_name, blocked)]),
    ...(hasLink ? [linkText(isMailed)] : []),
  ];
  return sentences.join(' ') || 'Rien n’a changé.';
}

export function linkText(isMailed: boolean): string {
  return isMailed
    ? 'Un lien pour choisir un mot de passe vient de lui être envoyé par email. Il est valable 30 minutes.'
    : 'L’email n’a pas pu partir : remettez vous-même ce lien. Il ne sert qu’une fois et reste valable 30 minutes.';
}

export function resetLetter(firstName: string, link: string, promotedTo?: Role): string {
  return [
    `Bonjour ${firstName},`,
    promotedTo
      ? `Votre compte est maintenant un compte ${roleName(promotedTo)}. Choisissez un nouveau mot de passe d’au moins 12 caractères avec ce lien, dans les 30 minutes :`
      : 'Un administrateur vous invite à choisir un nouveau mot de passe. Ouvrez ce lien dans les 30 minutes :',
    link,
    'Il ne sert qu’une fois.',
  ].join('\n\n');
}

function blockedText(firstName: string, blocked: boolean): string {
  return blocked
    ? `Le compte de ${firstName} est bloqué et ses sessions sont fermées.`
    : `Le compte de ${firstName} est débloqué.`;
}
