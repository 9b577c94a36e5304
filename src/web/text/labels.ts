import type { Role } from '#domain/account/roles.ts';

export const roleLabels: Record<Role, string> = {
  client: 'Client',
  driver: 'Chauffeur',
  admin: 'Administrateur',
};
