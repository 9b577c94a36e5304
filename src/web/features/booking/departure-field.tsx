import Calendar from 'lucide-react/icons/calendar';
import { useEffect, useState } from 'react';
import { inputValueOf, typedDayAndTimeText } from '#web/text/dates.ts';
import { Field } from '#web/ui/field.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** The native input does the work; while it is not being edited, the date is written out in French over it. */
export function DepartureField({ value, onChange }: Props) {
  const [earliest, setEarliest] = useState<string>();

  useEffect(() => setEarliest(inputValueOf(new Date())), []);

  return (
    <Field label="Date et heure de départ">
      {(control) => (
        <div className="input-wrap departure">
          <Calendar className="input-icon" aria-hidden="true" />
          <input
            {...control}
            className="input"
            type="datetime-local"
            name="date"
            min={earliest}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="departure-words figures" aria-hidden="true">
            {typedDayAndTimeText(value) ?? <span className="faint">Choisissez le jour et l’heure</span>}
          </span>
        </div>
      )}
    </Field>
  );
}
