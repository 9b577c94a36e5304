import type { ReactNode } from 'react';
import { useBooking } from '../draft/use-booking.ts';

/** The form, and the recap that submitting it opens. */
export function BookingFrame({ children }: { children: ReactNode }) {
  const { check, change, edited, signIn, endEdit, startAfresh } = useBooking();
  const { review } = check;

  return (
    <>
      <form {...check.form} className="booking">
        {children}
      </form>
      {review && (
        <review.Dialog
          key={review.number}
          open={review.open}
          draft={review.draft}
          edited={edited}
          signIn={signIn}
          onClose={check.closeReview}
          onMoment={(date) => {
            change({ date });
            check.closeReview();
          }}
          onDone={() => {
            if (!edited) return startAfresh();
            check.closeReview();
            endEdit();
          }}
        />
      )}
    </>
  );
}
