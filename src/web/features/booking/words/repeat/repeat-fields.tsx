import Repeat from 'lucide-react/icons/repeat';
import { useEffectEvent, useLayoutEffect } from 'react';
import { longWeekday, shortWeekday, weekdaysFromMonday } from '#contract/sentences/weekdays.fr.ts';
import { MOST_RIDES_OF_ORDER } from '#domain/order/order.ts';
import { addDays, weekdayOf } from '#domain/time/calendar.ts';
import { fullDayText } from '#web/text/dates.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { useBooking } from '../../draft/use-booking.ts';
import { planOf, weekdaysIn } from '../../several/planned-rides.ts';
import { WordPart } from '../word-part.tsx';
import './repeat-fields.css';
import { SeriesSum } from './series-sum.tsx';

const FOUR_WEEKS = 27;

/** On which weekdays the trip repeats, and until when. The weekday of the first ride is preselected. */
export function RepeatFields() {
  const { draft, change, check } = useBooking();
  const first = draft.date.slice(0, 10);
  const { series } = planOf(draft);
  const chosen = weekdaysIn(draft);

  const begin = useEffectEvent((day: string) =>
    change((now) => ({
      ...(now.weekdays === '' ? { weekdays: String(weekdayOf(day)) } : {}),
      ...(now.until < day ? { until: addDays(day, FOUR_WEEKS) } : {}),
    })),
  );

  // Before the first paint, so that no weekday flickers from off to on.
  useLayoutEffect(() => {
    if (first) begin(first);
  }, [first]);

  const toggle = (weekday: number) => {
    const next = chosen.includes(weekday) ? chosen.filter((one) => one !== weekday) : [...chosen, weekday];
    change({ weekdays: next.join() });
  };

  return (
    <WordPart
      word="repeat"
      icon={<Repeat aria-hidden="true" />}
      title="Répéter"
      closeLabel="Renoncer à la répétition"
    >
      <fieldset className="repeat-days" aria-label="Jours de la semaine">
        {weekdaysFromMonday.map((weekday) => (
          <button
            key={weekday}
            type="button"
            aria-pressed={chosen.includes(weekday)}
            aria-label={longWeekday(weekday)}
            onClick={() => toggle(weekday)}
          >
            {shortWeekday(weekday)}
          </button>
        ))}
      </fieldset>
      <Field
        label="Jusqu’au"
        hint={`${MOST_RIDES_OF_ORDER} courses au plus.`}
        error={check.problems.under('until')}
      >
        {(control) => (
          <div className="input-wrap departure repeat-until">
            <input
              {...control}
              className="input"
              type="date"
              name="until"
              min={first || undefined}
              value={draft.until}
              onChange={(event) => change({ until: event.target.value })}
            />
            <span className="departure-words figures" aria-hidden="true">
              {draft.until ? (
                fullDayText(new Date(`${draft.until}T12:00:00Z`))
              ) : (
                <span className="faint">Jour</span>
              )}
            </span>
          </div>
        )}
      </Field>
      <Checkbox
        label="Sauter les jours fériés"
        checked={draft.skipsHolidays}
        onChange={(event) => change({ skipsHolidays: event.target.checked })}
      />
      {series && <SeriesSum series={series} />}
    </WordPart>
  );
}
