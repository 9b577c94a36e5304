import Calendar from 'lucide-react/icons/calendar';
import { useEffect, useRef, useState } from 'react';
import { FIRST_OF_TWO } from '#contract/sentences/ride-sentences.fr.ts';
import { earliestDeparture } from '#domain/ride/schedule.ts';
import { comesTwice, momentInParis, parisLocal } from '#domain/time/paris.ts';
import { useTypedEarly } from '#web/browser/use-typed-early.ts';
import { isOn } from '#web/signals/chosen-words.ts';
import { isElsewhere, typedDayAndTimeText } from '#web/text/dates.ts';
import { Field } from '#web/ui/field.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { dateProblem, LAST_TYPED } from '../draft/booking-problems.ts';
import './departure-field.css';
import { useBooking } from '../draft/use-booking.ts';

const WhenDialog = preloadable(async () => (await import('./when/when-dialog.tsx')).WhenDialog, {
  quiet: true,
});

const MOVED = 'L’heure de votre brouillon n’était plus possible\u00a0: le départ a été déplacé.';

/**
 * A native input; while it is not focused, the date is written out in French over it. Once a driver has set working
 * hours, it opens the choice of possible departures.
 */
export function DepartureField() {
  const { draft, change, check, rules, isMoved, offersHours } = useBooking();
  const [isOpen, setOpen] = useState<boolean>();
  const { date } = draft;
  const input = useRef<HTMLInputElement>(null);
  const [now, setNow] = useState<Date>();
  const earliest = (moment: Date) => parisLocal(earliestDeparture(moment, rules.notice));
  const refresh = () => setNow(new Date());
  /** The time that an edited ride has is one of those that can be picked, and bars no earlier one. */
  const least = () => {
    const soonest = now && earliest(now);
    return date === rules.kept && (soonest === undefined || date < soonest) ? date : soonest;
  };
  const wrong = now && dateProblem(date, { ...rules, now });

  const sentences = [isMoved && MOVED, comesTwice(date) && FIRST_OF_TWO].filter(Boolean).join(' ');
  const hints = [now && isElsewhere(momentInParis(date) ?? now) && 'heure de Paris', sentences];

  useEffect(refresh, []);
  useTypedEarly(input, date, (typed) => change({ date: typed }));

  return (
    <Field
      label={isOn(draft, 'repeat') ? 'Date et heure de la première course' : 'Date et heure de départ'}
      hint={hints.filter(Boolean).join('. ') || undefined}
      error={check.problems.under('date') ?? wrong}
    >
      {(control) => (
        <div className="input-wrap departure">
          <Calendar className="input-icon" aria-hidden="true" />
          {offersHours ? (
            <button
              {...control}
              type="button"
              name="date"
              className="input departure-open"
              title={typedDayAndTimeText(date)}
              onClick={() => setOpen(true)}
            />
          ) : (
            <input
              {...control}
              ref={input}
              className="input"
              type="datetime-local"
              name="date"
              min={least()}
              max={LAST_TYPED}
              value={date}
              onFocus={refresh}
              onChange={(event) => {
                refresh();
                change({ date: event.target.value });
              }}
            />
          )}
          <span className="departure-words figures" aria-hidden="true">
            {typedDayAndTimeText(date) ?? <span className="faint">Jour et heure</span>}
          </span>
          {!offersHours && (date === '' || wrong) && (
            <button
              type="button"
              className="link departure-now"
              onClick={() => change({ date: earliest(new Date()) })}
            >
              {rules.notice === 0 ? 'Maintenant' : `Dans ${rules.notice} min`}
            </button>
          )}
          {isOpen !== undefined && <WhenDialog open={isOpen} onClose={() => setOpen(false)} />}
        </div>
      )}
    </Field>
  );
}
