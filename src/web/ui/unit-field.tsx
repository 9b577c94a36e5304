import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import './unit-field.css';

type Props = FieldFrame & ComponentProps<'input'> & { unit: string };

/** A number with its unit. */
export function UnitField({ label, hint, error, optional, unit, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <span className="unit">
          <input inputMode="decimal" autoComplete="off" {...input} {...control} className="input" />
          <span aria-hidden="true">{unit}</span>
        </span>
      )}
    </Field>
  );
}
