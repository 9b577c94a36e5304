import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { EditedRide } from '#web/signals/booking-request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { isQuoted, type QuotedTrip } from '../trip/trip.ts';
import { type TripState, useTrip } from '../trip/use-trip.ts';
import { OrderButton } from './order-button.tsx';
import { OrderFailure } from './order-failure.tsx';
import { PriceChanged } from './price-changed.tsx';
import { Recap } from './recap.tsx';
import { RecapFoot } from './recap-foot.tsx';
import { useOrder } from './use-order.ts';

export type OrderDialogProps = {
  open: boolean;
  draft: BookingDraft;
  edited: EditedRide | null;
  onClose: () => void;
  onDone: () => void;
};

/** The confirmation of an order: the trip and its price, or the new price when it has changed. */
export function OrderDialog({ open, draft, edited, onClose, onDone }: OrderDialogProps) {
  const measured = useTrip(draft, momentInParis(draft.date));
  const { order, isPending, failure, repriced } = useOrder({ draft, edited, onDone });
  const trip = repriced?.now ?? quotedTrip(measured);
  const isEdit = edited !== null;
  const close = () => {
    if (!isPending) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={repriced ? 'Le prix a changé' : 'Vérifiez votre course'}
      wide={!repriced}
      foot={
        <RecapFoot trip={trip} onBack={repriced && close}>
          <OrderFailure failure={failure} isEdit={isEdit} />
          <OrderButton
            isEdit={isEdit}
            isPending={isPending}
            disabled={!trip}
            onPress={() => trip && void order(trip)}
          />
        </RecapFoot>
      }
    >
      {repriced ? <PriceChanged {...repriced} /> : <Recap draft={draft} trip={trip} measured={measured} />}
    </Dialog>
  );
}

/** Nothing is ordered without a quote. */
function quotedTrip({ trip }: TripState): QuotedTrip | undefined {
  return trip && isQuoted(trip) ? trip : undefined;
}
