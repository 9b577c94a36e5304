import { type RefObject, useEffect, useState } from 'react';
import { ApiError } from '#web/text/api-error.ts';

export type FormValues = Record<string, string>;

/** Why a form cannot be sent: a message for the form, messages under fields, or both. */
export type FormProblems<V extends FormValues> = {
  form?: string | undefined;
  fields?: Partial<Record<keyof V & string, string>> | undefined;
};

export type Problems<V extends FormValues> = ReturnType<typeof useProblems<V>>;

/** The problems of the last attempt; the one of a field being corrected is hidden. */
export function useProblems<V extends FormValues>(form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState<FormProblems<V>>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);

  const names = Object.keys(shown.fields ?? {});
  const isCorrected = names.length > 0 && names.every((name) => corrected.includes(name));

  useEffect(() => {
    if (!focusFirst(form.current, Object.keys(shown.fields ?? {})) && shown.form) showMessage(form.current);
  }, [form, shown]);

  return {
    form: isCorrected ? undefined : shown.form,
    under: (name: keyof V & string) => (corrected.includes(name) ? undefined : shown.fields?.[name]),
    correct: (name: string) => setCorrected((names) => [...names, name]),
    show: (problems: FormProblems<V>) => {
      setShown(problems);
      setCorrected([]);
    },
  };
}

/** The messages of the server for the fields of this form. */
export function fieldErrorsOf<V extends FormValues>(error: unknown, values: V): FormProblems<V> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const named = Object.entries(error.fields).filter(([name]) => name in values);
  if (named.length === 0) return undefined;
  return { fields: Object.fromEntries(named) as Partial<Record<keyof V & string, string>> };
}

/** By its name; a message about one of several rows has the name of none, and marks the row. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): boolean {
  if (!form || names.length === 0) return false;
  const named = [...form.elements].find((control) => names.includes(control.getAttribute('name') ?? ''));
  const control = named ?? form.querySelector('[aria-invalid="true"]');
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

/** On a phone it may be far above the button that was pressed. */
function showMessage(form: HTMLFormElement | null): void {
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}
