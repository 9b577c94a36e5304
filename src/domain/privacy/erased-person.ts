import { isContactAddress } from '../account/contact.ts';

/** The name shown for an erased person. */
export const ERASED_NAME = { firstName: 'Compte', lastName: 'supprimé' } as const;
export const ERASED_PLACE = 'Adresse effacée';
export const ERASED_MESSAGE = 'Message effacé.';

const RESERVED = '@compte-supprime.invalid';

/** One per account, in a domain that never exists: it can neither receive email nor be registered. */
export function erasedEmail(id: string): string {
  return `${id}${RESERVED}`;
}

/** Of an erased account or a contact: nobody may have it. */
export function isReservedEmail(email: string): boolean {
  return email.trim().toLowerCase().endsWith(RESERVED) || isContactAddress(email);
}

/** Empty for a reserved address, which is never shown. */
export function shownEmail(email: string): string {
  return isReservedEmail(email) ? '' : email;
}
