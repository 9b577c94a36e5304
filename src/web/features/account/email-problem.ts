import { signInMessages } from '#contract/sentences/sign-in-messages.fr.ts';
import { isEmailAddress } from '#domain/account/email-address.ts';

/** The message for an invalid email address. */
export function emailProblem(typed: string): string | undefined {
  return isEmailAddress(typed) ? undefined : signInMessages.email_invalid;
}
