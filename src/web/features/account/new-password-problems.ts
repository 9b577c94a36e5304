import { accountMessages } from '#contract/sentences/account-messages.fr.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import type { Role } from '#domain/account/roles.ts';

/** What is wrong with a new password typed twice, under the two fields it concerns. */
export function newPasswordProblems<Name extends string>(
  role: Role,
  password: string,
  confirmation: string,
  name: Name,
): { fields: Partial<Record<Name | 'confirmation', string>> } | undefined {
  const refusal = passwordRefusal(password, role);
  const fields: Partial<Record<string, string>> = {};
  if (refusal) fields[name] = accountMessages[refusal];
  if (password !== confirmation) fields.confirmation = accountMessages.passwords_differ;
  return Object.keys(fields).length > 0
    ? { fields: fields as Partial<Record<Name | 'confirmation', string>> }
    : undefined;
}
