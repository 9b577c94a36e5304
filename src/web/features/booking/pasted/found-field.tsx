import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { PastedField } from '#domain/pasted-order/pasted-ride.ts';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { fieldLabels } from './pasted-values.ts';

type Props = {
  field: PastedField;
  value: string;
  hint?: string | undefined;
  isChecked: boolean;
  onChange: (value: string) => void;
  onCheck: () => void;
};

const kinds: Partial<Record<PastedField, { type: string; min?: number; max?: number }>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  returnDate: { type: 'date' },
  returnTime: { type: 'time' },
  phone: { type: 'tel' },
  passengerPhone: { type: 'tel' },
  email: { type: 'email' },
  passengers: { type: 'number', min: 1, max: 8 },
  luggage: { type: 'number', min: 0, max: 20 },
  hours: { type: 'number', min: 1, max: 12 },
  babySeats: { type: 'number', min: 0, max: 9 },
  boosters: { type: 'number', min: 0, max: 9 },
  animals: { type: 'number', min: 0, max: 9 },
};

/** One field, to be checked until it is touched or confirmed; an empty one has nothing to confirm. */
export function FoundField({ field, value, hint, isChecked, onChange, onCheck }: Props) {
  const label = fieldLabels[field];
  const props = {
    label,
    hint,
    name: field,
    value,
    autoComplete: 'off',
    ...kinds[field],
  };

  return (
    <div className={`found-field${value && !isChecked ? ' found-open' : ''}`} data-field={field}>
      {field === 'stops' ? (
        <TextAreaField {...props} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...props} onChange={(event) => onChange(event.target.value)} />
      )}
      {value && (
        <button
          type="button"
          className={isChecked ? 'check-one check-done' : 'check-one'}
          aria-label={isChecked ? `${label}\u00a0: vérifié` : `${label}\u00a0: à vérifier, c’est juste`}
          onClick={onCheck}
          disabled={isChecked}
        >
          {isChecked ? <Check aria-hidden="true" /> : <CircleHelp aria-hidden="true" />}
          {isChecked ? 'vérifié' : 'à vérifier'}
        </button>
      )}
    </div>
  );
}
