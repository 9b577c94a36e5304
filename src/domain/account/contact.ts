const RESERVED = '@contact-sans-compte.invalid';

/** One for each contact, in a domain that never exists: it is neither shown nor mailed, and nobody signs in with it. */
export function contactAddress(id: string): string {
  return `${id}${RESERVED}`;
}

export function isContactAddress(email: string): boolean {
  return email.toLowerCase().endsWith(RESERVED);
}
