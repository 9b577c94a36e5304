import { AnonymousFoot } from '../summary/anonymous-foot.tsx';
import { TripView } from '../summary/trip-view.tsx';
import './visitor-form.css';
import { useBooking } from '../draft/use-booking.ts';

/** The trip beside the form of a visitor, once both addresses are known. */
export function TripAside({ withFoot }: { withFoot: boolean }) {
  const { isComplete } = useBooking();

  if (!isComplete) return null;
  return (
    <aside className="trip" aria-label="Votre trajet">
      <TripView />
      {withFoot && <AnonymousFoot />}
    </aside>
  );
}
