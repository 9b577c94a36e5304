import { type MobileRefusal, mobileRefusal } from './mobile-number.ts';
import { type PasswordRefusal, passwordRefusal } from './password.ts';

export type Registration = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
};

export type RegistrationRefusal = {
  field: keyof Registration | 'confirmation';
  refusal: 'fields_required' | 'passwords_differ' | PasswordRefusal | MobileRefusal;
};

/** Every reason to refuse a registration, in the order of the messages. */
export function registrationRefusals(
  form: Registration,
  confirmation = form.password,
): RegistrationRefusal[] {
  const missing = missingFields({ ...form, confirmation });
  if (missing.length > 0) return missing.map((field) => ({ field, refusal: 'fields_required' }));

  const refusals: RegistrationRefusal[] = [];
  if (form.password !== confirmation) refusals.push({ field: 'confirmation', refusal: 'passwords_differ' });
  const password = passwordRefusal(form.password, 'client');
  if (password) refusals.push({ field: 'password', refusal: password });
  const phone = mobileRefusal(form.phone);
  if (phone) refusals.push({ field: 'phone', refusal: phone });
  return refusals;
}

function missingFields(form: Registration & { confirmation: string }): RegistrationRefusal['field'][] {
  const fields = ['email', 'password', 'firstName', 'lastName', 'phone', 'confirmation'] as const;
  return fields.filter((field) => form[field].trim() === '');
}
