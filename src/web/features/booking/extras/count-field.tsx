import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import './count-field.css';

type Count = {
  /** One unit: 'un passager'. */
  one: string;
  value: number;
  /** The value as people read it. */
  text?: string;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

export function CountField({ label, ...count }: Count & { label: string }) {
  const id = useId();

  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      <Stepper {...count} label={label} />
    </fieldset>
  );
}

export function Stepper({ label, one, value, text, least, most, onChange }: Count & { label: string }) {
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={`Retirer ${one}`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label={label} className="figures">
        {text ?? value}
      </output>
      <button
        type="button"
        aria-label={`Ajouter ${one}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
