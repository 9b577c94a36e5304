import type { Role } from '#domain/account/roles.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { may } from '#domain/policy.ts';

/** Where the operator enters the company's SIREN. */
export function companySirenAddress(viewer: { role: Role }): string {
  return may(viewer, 'open_settings_page')
    ? '/app-settings#siren'
    : `${homeOf('admin')}?onglet=parametres#siren`;
}
