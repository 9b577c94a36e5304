/**
 * One address and nothing else: something before the @, and a name with a dot after it. Characters that separate or
 * wrap addresses in a mail header are refused, since `x;victim@x.fr` would be sent to two people.
 */
export const emailPattern: RegExp = /^[^\s@\p{Cc}<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

export function isEmailAddress(typed: string): boolean {
  return emailPattern.test(typed.trim());
}

export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
