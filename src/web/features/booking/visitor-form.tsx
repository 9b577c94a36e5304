import { AnonymousFoot } from './anonymous-foot.tsx';
import { BookingFields } from './booking-fields.tsx';
import { useBooking } from './use-booking.ts';
import './visitor-form.css';

/** The form of the landing page; once the trip is known, what comes next stands beside the trip. */
export function VisitorForm() {
  const { ends, check } = useBooking();

  return (
    <form {...check.form} className="booking">
      <BookingFields />
      {!ends && <AnonymousFoot />}
    </form>
  );
}
