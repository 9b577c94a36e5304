import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';

type Props = {
  label: string;
  /** One unit: 'un passager'. */
  one: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

export function CountField({ label, one, value, least, most, onChange }: Props) {
  const id = useId();

  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="stepper">
        <button
          type="button"
          aria-label={`Retirer ${one}`}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output aria-labelledby={id} className="figures">
          {value}
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
    </fieldset>
  );
}
