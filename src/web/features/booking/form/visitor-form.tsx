import { useBooking } from '../draft/use-booking.ts';
import { AnonymousFoot } from '../summary/anonymous-foot.tsx';
import { BookingFields } from './booking-fields.tsx';
import './visitor-form.css';

/** The form of the landing page; once the trip is known, the next step is beside it. */
export function VisitorForm() {
  const { isComplete, check } = useBooking();

  return (
    <form {...check.form} className="booking">
      <BookingFields />
      {!isComplete && <AnonymousFoot />}
    </form>
  );
}
