import { isOn } from '#web/signals/chosen-words.ts';
import { numbered } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { useBooking } from '../draft/use-booking.ts';
import { useSeveral } from './use-several.ts';

/** The order in one line, at the bottom of a phone. */
export function SeveralSum() {
  const { draft } = useBooking();
  const { rides, total } = useSeveral(draft);

  if (total === undefined) return null;
  return (
    <p className="trip-sum only-narrow" aria-hidden="true">
      <b className="figures">{euroText(total)}</b>
      <span className="small soft figures">
        {isOn(draft, 'repeat') ? numbered(rides.length, 'course') : 'Aller et retour'}
      </span>
    </p>
  );
}
