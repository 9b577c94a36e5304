import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

export function TextField({
  label,
  hint,
  error,
  good,
  optional,
  ...input
}: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, good, optional }}>
      {(control) => <input type="text" {...input} {...control} className="input" />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  ...area
}: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <textarea rows={3} {...area} {...control} className="input" />}
    </Field>
  );
}
