import type { ChangeEvent, ReactNode } from 'react';
import '#web/ui/choice.css';
import './radio-cards.css';

type Choice = { value: string; label: string; hint: string; disabled?: boolean; mark?: ReactNode };

type Props = {
  name: string;
  value: string;
  choices: readonly Choice[];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A few choices, each with a short explanation. */
export function RadioCards({ name, value: chosen, choices, onChange }: Props) {
  return (
    <div className="radio-cards">
      {choices.map(({ value, label, hint, disabled, mark }) => (
        <label key={value} className="radio-card">
          <input type="radio" {...{ name, value, disabled, onChange }} checked={value === chosen} />
          <span className="choice-words">
            <b>{label}</b>
            <small>{hint}</small>
          </span>
          {mark}
        </label>
      ))}
    </div>
  );
}
