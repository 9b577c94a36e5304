import type { ComponentProps, ReactNode } from 'react';
import './choice.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, ...input }: Props) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span className="choice-words">
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
