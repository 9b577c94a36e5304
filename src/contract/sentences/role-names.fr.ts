import type { Role } from '#domain/account/roles.ts';

export const roleLabels: Record<Role, string> = {
  client: 'Client',
  driver: 'Chauffeur',
  admin: 'Administrateur',
};

/** 'chauffeur', inside a sentence. */
export function roleName(role: Role): string {
  return roleLabels[role].toLocaleLowerCase('fr');
}
