import { accountMessages } from '#contract/sentences/account-messages.fr.ts';
import { registrationRefusals } from '#domain/account/registration.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';
import { emailProblem } from './email-problem.ts';

export const blankRegistration = {
  email: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
  phone: '',
};

type Values = typeof blankRegistration;

/** The refusals of the domain, by field. */
export function registrationProblems(values: Values): FormProblems<Values> | undefined {
  const missing = missingFields(values, Object.keys(values) as (keyof Values)[]);
  if (missing) return missing;

  const { confirmation, ...registration } = values;
  const email = emailProblem(values.email);
  const refused = registrationRefusals(registration, confirmation);
  const fields = Object.fromEntries(refused.map(({ field, refusal }) => [field, accountMessages[refusal]]));
  if (!email && refused.length === 0) return undefined;
  return { fields: email ? { email, ...fields } : fields };
}
