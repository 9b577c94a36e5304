import Calendar from 'lucide-react/icons/calendar';
import { useEffect, useState } from 'react';
import { momentInParis, parisLocal } from '#domain/time/paris.ts';
import { isElsewhere, typedDayAndTimeText } from '#web/text/dates.ts';
import { Field } from '#web/ui/field.tsx';
import { dateProblem } from '../draft/booking-problems.ts';
import './departure-field.css';
import { useBooking } from '../draft/use-booking.ts';

/** A request for this very minute would have expired before a driver could read it. */
const SOON_MINUTES = 15;

/** A native input; while it is not focused, the date is written out in French over it. */
export function DepartureField() {
  const { draft, change, check } = useBooking();
  const { date } = draft;
  const [now, setNow] = useState<Date>();
  const refresh = () => setNow(new Date());
  const wrong = now && dateProblem(date, now);

  useEffect(refresh, []);

  return (
    <Field
      label="Date et heure de départ"
      hint={now && isElsewhere(momentInParis(date) ?? now) ? 'heure de Paris' : undefined}
      error={check.problems.under('date') ?? wrong}
    >
      {(control) => (
        <div className="input-wrap departure">
          <Calendar className="input-icon" aria-hidden="true" />
          <input
            {...control}
            className="input"
            type="datetime-local"
            name="date"
            min={now && parisLocal(now)}
            value={date}
            onFocus={refresh}
            onChange={(event) => {
              refresh();
              change({ date: event.target.value });
            }}
          />
          <span className="departure-words figures" aria-hidden="true">
            {typedDayAndTimeText(date) ?? <span className="faint">Jour et heure</span>}
          </span>
          {(date === '' || wrong) && (
            <button
              type="button"
              className="link departure-now"
              onClick={() => change({ date: parisLocal(soon()) })}
            >
              Dans {SOON_MINUTES} min
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

function soon(): Date {
  return new Date(Date.now() + SOON_MINUTES * 60_000);
}
