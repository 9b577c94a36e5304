import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { AddressFields } from '../addresses/address-fields.tsx';
import { DepartureField } from '../departure/departure-field.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { RideExtras } from '../extras/ride-extras.tsx';

/** What a client may add to a trip: lines between the two addresses, and words under the date. */
type Props = { between?: ReactNode; words?: ReactNode };

export function BookingFields({ between, words }: Props) {
  const { check } = useBooking();

  return (
    <div className="stack">
      <AddressFields between={between} />
      <DepartureField />
      {words}
      <RideExtras />
      {check.problems.form && <Notice tone="bad">{check.problems.form}</Notice>}
    </div>
  );
}
