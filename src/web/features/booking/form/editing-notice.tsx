import Pencil from 'lucide-react/icons/pencil';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';

/** Says which ride is being edited, with a button to stop. */
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
      </p>
      <Button tone="plain" size="small" onClick={giveUpEdit}>
        Abandonner la modification
      </Button>
    </div>
  );
}
