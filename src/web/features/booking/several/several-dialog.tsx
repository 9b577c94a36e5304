import { useCurrentUser } from '#web/api/current-user.ts';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { addressOfTab, deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import { useOpenOrder } from '#web/signals/order-open.ts';
import { requestRide } from '#web/signals/ride-request.ts';
import { numbered } from '#web/text/counts.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { OrderButton } from '../order/order-button.tsx';
import type { OrderDialogProps } from '../order/order-dialog.tsx';
import { OrderFailure } from '../order/order-failure.tsx';
import { RecapFoot } from '../order/recap-foot.tsx';
import { RepeatedOrder } from '../order/repeated-order.tsx';
import { SeveralRecap } from './several-recap.tsx';
import { LEAST_RIDES, useSeveral } from './use-several.ts';
import { useSeveralOrder } from './use-several-order.ts';

/** The recap of an order of several rides, whose dates can still be changed; then what was booked. */
export function SeveralDialog({ open, signIn, onClose, onDone }: OrderDialogProps) {
  const { draft } = useBooking();
  const several = useSeveral(draft);
  const { order, isPending, failure, before, repeated, booked } = useSeveralOrder({ draft, several, onDone });
  const openTab = useTabNavigation(addressOfTab('new'));
  const isSignedOut = useCurrentUser() === null;
  useOpenOrder(open);
  const dialog = { open, onClose: () => !isPending && onClose() };

  if (booked) {
    const see = () => {
      requestRide(booked.ride.id);
      openTab(deskAddressOf(booked.ride));
      onClose();
    };
    return (
      <Dialog
        {...dialog}
        title="Courses réservées avec succès !"
        foot={
          <Button tone="primary" onClick={see}>
            Voir mes courses
          </Button>
        }
      >
        <div className="stack" role="status">
          <p>{numbered(booked.changed, 'course demandée', 'courses demandées')}. La première&nbsp;:</p>
          <RideBrief ride={booked.ride} who={rideName(booked.ride)} now={new Date()} />
          <p className="small soft">Un chauffeur va vous répondre. Les courses sont en attente jusque-là.</p>
        </div>
      </Dialog>
    );
  }
  if (isSignedOut)
    return (
      <Dialog
        {...dialog}
        title="Votre session a pris fin"
        lead="Reconnectez-vous ici&nbsp;: vos courses sont conservées."
      >
        {signIn}
      </Dialog>
    );
  const { priced, total } = several;
  const sum = priced &&
    total !== undefined && { price: total, priceToConfirm: priced.some(({ trip }) => trip.priceToConfirm) };
  return (
    <Dialog
      {...dialog}
      title={titleFor(several.rides.length)}
      wide
      foot={
        <RecapFoot trip={sum || undefined} onBack={undefined}>
          <OrderFailure failure={failure} isEdit={false} />
          {repeated && <RepeatedOrder {...repeated} isSeveral />}
          <OrderButton isEdit={false} isPending={isPending} disabled={!sum} onPress={() => void order()} />
        </RecapFoot>
      }
    >
      <SeveralRecap draft={draft} several={several} before={before} />
    </Dialog>
  );
}

function titleFor(count: number): string {
  if (count < LEAST_RIDES) return 'Choisissez vos dates';
  return `Vérifiez vos ${count === 2 ? 'deux' : count} courses`;
}
