import { accountMessages } from '#contract/account-messages.fr.ts';

/** The sentence for something that cannot be an email address. */
export function emailProblem(typed: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(typed.trim()) ? undefined : accountMessages.email_invalid;
}
