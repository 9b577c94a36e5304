import RouteIcon from 'lucide-react/icons/route';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import './kept-trip.css';
import { useBooking } from '../draft/use-booking.ts';

/** On the other tabs, one line says that the trip is kept. */
export function KeptTrip() {
  const { isComplete, trip, draft } = useBooking();

  if (!isComplete) return null;
  const facts = [trip && euroText(trip.price), typedDayAndTimeText(draft.date)].filter(Boolean).join(', ');
  return (
    <p className="kept-trip only-narrow">
      <RouteIcon aria-hidden="true" />
      <span>
        Votre trajet est conservé{facts && '\u00a0: '}
        {facts && <b className="figures">{facts}</b>}.
      </span>
    </p>
  );
}
