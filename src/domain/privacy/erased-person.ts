import { isContactAddress } from '../account/contact.ts';

/** What stands where an erased person was. */
export const ERASED_NAME = { firstName: 'Compte', lastName: 'supprimé' } as const;
export const ERASED_PLACE = 'Adresse effacée';
export const ERASED_MESSAGE = 'Message effacé.';

const RESERVED = '@compte-supprime.invalid';

/** One for each account, in a domain that never exists: no letter can leave, nobody can register it. */
export function erasedEmail(id: string): string {
  return `${id}${RESERVED}`;
}

/** As people read it: the reserved address of an erased account or of a contact is never shown. */
export function shownEmail(email: string): string {
  return email.endsWith(RESERVED) || isContactAddress(email) ? '' : email;
}
