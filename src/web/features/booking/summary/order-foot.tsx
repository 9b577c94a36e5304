import { stopsIn } from '#web/signals/chosen-words.ts';
import { Button } from '#web/ui/button.tsx';
import './booking-foot.css';
import { isBlank } from '../draft/booking-problems.ts';
import { useBooking } from '../draft/use-booking.ts';
import { TripSum } from './trip-sum.tsx';

/** A client goes on to the recap, where the order itself is. */
export function OrderFoot() {
  const { draft, edited, check } = useBooking();

  return (
    <div className="booking-foot">
      <TripSum />
      <Button
        type="submit"
        tone="primary"
        size="large"
        block
        busy={check.isOpening}
        disabled={stopsIn(draft).some(isBlank)}
      >
        {edited ? 'Vérifier et modifier' : 'Vérifier et réserver'}
      </Button>
      <p className="booking-tip">Vous vérifiez le trajet et le prix avant de confirmer.</p>
    </div>
  );
}
