import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'wouter';
import type { RideStatus } from '#domain/ride/ride.ts';
import { useRide } from '#web/ride/data/reads/rides-api.ts';
import { deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import type { EditedRide } from '#web/signals/booking-edit.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';

/** Says which ride is being edited, with a button to stop; also when that is over meanwhile. */
export function EditingNotice() {
  const { edited, endEdit } = useBooking();

  if (!edited) return null;
  return (
    <div className="booking-editing" role="status">
      <Pencil aria-hidden="true" />
      <p>
        {titleOf(edited)}
        {edited.price && <span> Prix actuel&nbsp;: {euroText(edited.price)}.</span>}
        {edited.isRequest ? (
          <span> Le chauffeur doit accepter la modification.</span>
        ) : (
          <Meanwhile rideId={edited.rideId} />
        )}
      </p>
      <Button tone="plain" size="small" onClick={endEdit}>
        Abandonner la modification
      </Button>
    </div>
  );
}

function titleOf({ number, isRequest }: EditedRide): string {
  const ride = number === undefined ? 'une course' : `la course n°\u00a0${number}`;
  return isRequest ? `Vous demandez à modifier ${ride}.` : `Vous modifiez ${ride}.`;
}

/** Refused rides have a driver too: who refused. */
const ends: Partial<Record<RideStatus, string>> = {
  rejected: 'Elle a été refusée',
  cancelled: 'Elle a été annulée',
};

function Meanwhile({ rideId }: Pick<EditedRide, 'rideId'>) {
  const { ride } = useRide(rideId);

  if (!ride || ride.status === 'pending') return null;
  return (
    <b>
      {ends[ride.status] ?? `${ride.driver?.firstName ?? 'Un chauffeur'} l’a acceptée`} entre-temps&nbsp;:
      elle ne peut plus être modifiée ici. <Link href={deskAddressOf(ride)}>Voir ma course</Link>
    </b>
  );
}
