import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'wouter';
import { useRide } from '#web/ride/data/rides-api.ts';
import { deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import type { EditedRide } from '#web/signals/booking-request.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';

/** Says which ride is being edited, with a button to stop; and by whom it was accepted meanwhile. */
export function EditingNotice() {
  const { edited, giveUpEdit } = useBooking();

  if (!edited) return null;
  return (
    <div className="booking-editing" role="status">
      <Pencil aria-hidden="true" />
      <p>
        {edited.number === undefined
          ? 'Vous modifiez une course.'
          : `Vous modifiez la course n°\u00a0${edited.number}.`}
        {edited.price && <span> Prix actuel&nbsp;: {euroText(edited.price)}.</span>}
        <Accepted rideId={edited.rideId} />
      </p>
      <Button tone="plain" size="small" onClick={giveUpEdit}>
        Abandonner la modification
      </Button>
    </div>
  );
}

function Accepted({ rideId }: Pick<EditedRide, 'rideId'>) {
  const { ride } = useRide(rideId);

  if (!ride?.driver || ride.status === 'pending') return null;
  return (
    <b>
      {ride.driver.firstName} l’a acceptée entre-temps&nbsp;: elle ne peut plus être modifiée ici.{' '}
      <Link href={deskAddressOf(ride)}>Voir ma course</Link>
    </b>
  );
}
