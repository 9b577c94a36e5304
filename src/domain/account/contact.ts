const RESERVED = '@contact-sans-compte.invalid';

/** A placeholder email per contact, in a domain that never exists: never shown, mailed or used to sign in. */
export function contactAddress(id: string): string {
  return `${id}${RESERVED}`;
}

export function isContactAddress(email: string): boolean {
  return email.trim().toLowerCase().endsWith(RESERVED);
}
