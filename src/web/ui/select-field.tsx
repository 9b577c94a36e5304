import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import './select-field.css';

export type Choice = { value: string; label: string };

type Props = FieldFrame & Omit<ComponentProps<'select'>, 'children'> & { choices: readonly Choice[] };

export function SelectField({ label, hint, error, optional, choices, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="input">
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
