/** Something before the @, and a name with a dot after it. */
export const emailPattern: RegExp = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export function isEmailAddress(typed: string): boolean {
  return emailPattern.test(typed.trim());
}
