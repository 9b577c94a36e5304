import { signInMessages } from '#contract/sentences/sign-in-messages.fr.ts';
import type { FormProblems, FormValues } from './use-problems.ts';

const REQUIRED = 'Ce champ est obligatoire.';

/** One message for the form, and one under each empty field. */
export function missingFields<V extends FormValues>(
  values: V,
  required: readonly (keyof V & string)[],
): FormProblems<V> | undefined {
  const missing = required.filter((name) => values[name]?.trim() === '');
  if (missing.length === 0) return undefined;
  const fields = Object.fromEntries(missing.map((name) => [name, REQUIRED]));
  return {
    form: signInMessages.fields_required,
    fields: fields as Partial<Record<keyof V & string, string>>,
  };
}
