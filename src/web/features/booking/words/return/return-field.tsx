import Calendar from 'lucide-react/icons/calendar';
import X from 'lucide-react/icons/x';
import { FIRST_OF_TWO } from '#contract/sentences/ride-sentences.fr.ts';
import { comesTwice } from '#domain/time/paris.ts';
import { isOn, toggled } from '#web/signals/chosen-words.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { Field } from '#web/ui/field.tsx';
import { LAST_TYPED, returnProblem } from '../../draft/booking-problems.ts';
import { useBooking } from '../../draft/use-booking.ts';
import { destinationOf, pickupOf } from '../../several/planned-rides.ts';
import './return-field.css';
import { ReturnWay } from './return-way.tsx';

/** When the return leaves: the same places in reverse, unless others are chosen. */
export function ReturnField() {
  const { draft, change, check, rules } = useBooking();
  const { returnDate } = draft;
  const wrong = returnDate ? returnProblem(draft, rules.arrival) : undefined;
  const hints = [draft.wayBack.length === 0 && wayText(draft), comesTwice(returnDate) && FIRST_OF_TWO];

  return (
    <>
      <Field
        label="Date et heure du retour"
        hint={hints.filter(Boolean).join(' ') || undefined}
        error={check.problems.under('returnDate') ?? wrong}
      >
        {(control) => (
          <div className="input-wrap departure return-date">
            <Calendar className="input-icon" aria-hidden="true" />
            <input
              {...control}
              className="input"
              type="datetime-local"
              name="returnDate"
              min={draft.date || undefined}
              max={LAST_TYPED}
              value={returnDate}
              onChange={(event) => change({ returnDate: event.target.value })}
            />
            <span className="departure-words figures" aria-hidden="true">
              {typedDayAndTimeText(returnDate) ?? <span className="faint">Jour et heure</span>}
            </span>
            <button
              type="button"
              className="input-tool"
              aria-label="Renoncer au retour"
              onClick={() => change((now) => ({ words: toggled(now, 'return') }))}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        )}
      </Field>
      {draft.wayBack.length > 0 ? (
        <ReturnWay />
      ) : (
        <button
          type="button"
          className="link return-change"
          onClick={() => change((now) => ({ wayBack: [destinationOf(now), pickupOf(now)] }))}
        >
          Changer le trajet du retour
        </button>
      )}
    </>
  );
}

/** Stops belong to the outward ride. */
function wayText(draft: Parameters<typeof isOn>[0]): string {
  const without = isOn(draft, 'stops') ? ', sans étape' : '';
  return `De la destination au départ${without}.`;
}
