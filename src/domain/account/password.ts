import { commonPasswords } from './common-passwords.ts';
import { CLIENT_PASSWORD_LENGTH, STAFF_PASSWORD_LENGTH } from './password-length.ts';
import { isStaff, type Role } from './roles.ts';

export type PasswordRefusal = 'password_too_short' | 'staff_password_too_short' | 'password_too_common';

export function passwordRefusal(password: string, role: Role): PasswordRefusal | undefined {
  if (isStaff(role) && password.length < STAFF_PASSWORD_LENGTH) return 'staff_password_too_short';
  if (password.length < CLIENT_PASSWORD_LENGTH) return 'password_too_short';
  if (isCommon(password)) return 'password_too_common';
  return undefined;
}

function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  return commonPasswords.has(typed) || isOneCharacterRepeated(typed);
}

function isOneCharacterRepeated(typed: string): boolean {
  return new Set(typed).size === 1;
}
