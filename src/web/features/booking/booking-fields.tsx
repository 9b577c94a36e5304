import { Notice } from '#web/ui/notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { DepartureField } from './departure-field.tsx';
import { RideExtras } from './ride-extras.tsx';
import { useBooking } from './use-booking.ts';

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
