import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { LEAST_HOURS, MOST_HOURS } from '#domain/ride/trip.ts';
import { toggled } from '#web/signals/chosen-words.ts';
import { euroText } from '#web/text/euros.ts';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useBooking } from '../../draft/use-booking.ts';
import { CountField } from '../../extras/count-field.tsx';
import { hireSpan, nextHourPrice } from '../../trip/hire-words.ts';
import './hourly-fields.css';

/** How long a car is at hand, and for what. */
export function HourlyFields() {
  const { draft, change, moment, trip } = useBooking();
  const span = hireSpan(moment, draft.hours);
  const price = nextHourPrice(trip);

  return (
    <section className="hourly" aria-label="Voiture à disposition">
      <div className="hourly-head">
        <Hourglass aria-hidden="true" />
        <h2>Voiture à disposition</h2>
        <button
          type="button"
          className="input-tool"
          aria-label="Renoncer à la voiture à disposition"
          onClick={() => change((now) => ({ words: toggled(now, 'hourly') }))}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div>
        <CountField
          label="Combien d’heures ?"
          one="une heure"
          text={`${draft.hours}\u00a0h`}
          value={draft.hours}
          least={LEAST_HOURS}
          most={MOST_HOURS}
          onChange={(hours) => change({ hours })}
        />
        <p className="field-hint">
          {span && `De ${span.from} à ${span.to}. `}
          {price && `Toute heure commencée en plus\u00a0: ${euroText(price)}.`}
        </p>
      </div>
      <TextAreaField
        label="Votre programme"
        optional
        name="program"
        rows={3}
        maxLength={1000}
        value={draft.program}
        onChange={(event) => change({ program: event.target.value })}
      />
    </section>
  );
}
