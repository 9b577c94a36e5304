import { Notice } from '#web/ui/notice.tsx';
import { AddressFields } from '../addresses/address-fields.tsx';
import { DepartureField } from '../departure/departure-field.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { RideExtras } from '../extras/ride-extras.tsx';

export function BookingFields() {
  const { check } = useBooking();

  return (
    <div className="stack">
      <AddressFields />
      <DepartureField />
      <RideExtras />
      {check.problems.form && <Notice tone="bad">{check.problems.form}</Notice>}
    </div>
  );
}
