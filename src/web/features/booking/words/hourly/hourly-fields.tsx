import Hourglass from 'lucide-react/icons/hourglass';
import { LEAST_HOURS, MOST_HOURS } from '#domain/ride/trip.ts';
import { euroText } from '#web/text/euros.ts';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useBooking } from '../../draft/use-booking.ts';
import { CountField } from '../../extras/count-field.tsx';
import { hireSpan, nextHourPrice } from '../../trip/hire-words.ts';
import { WordPart } from '../word-part.tsx';
import './hourly-fields.css';

/** The hours and the program of a hire. */
export function HourlyFields() {
  const { draft, change, moment, trip } = useBooking();
  const span = hireSpan(moment, draft.hours);
  const price = nextHourPrice(trip);

  return (
    <WordPart
      word="hourly"
      icon={<Hourglass aria-hidden="true" />}
      title="Voiture à disposition"
      closeLabel="Renoncer à la voiture à disposition"
    >
      <div className="hourly-count">
        <CountField
          label="Combien d’heures&nbsp;?"
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
    </WordPart>
  );
}
