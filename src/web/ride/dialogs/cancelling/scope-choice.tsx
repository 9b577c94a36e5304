import type { ReactNode } from 'react';
import './scope-choice.css';

/** Which rides of an order are meant. */
export function Scopes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="order-scopes" aria-label={label}>
      {children}
    </fieldset>
  );
}

type Props = { name: string; text: string; checked: boolean; onChoose: () => void };

export function ScopeChoice({ name, text, checked, onChoose }: Props) {
  return (
    <label className="order-scope">
      <input type="radio" name="scope" checked={checked} onChange={onChoose} />
      <span className="choice-words">
        <b>{name}</b>
        <small>{text}</small>
      </span>
    </label>
  );
}
