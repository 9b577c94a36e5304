import Banknote from 'lucide-react/icons/banknote';
import Undo2 from 'lucide-react/icons/undo-2';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useCashAnswer } from '../../data/moves/payment-moves.ts';
import { offersOf } from '../../data/offers.ts';
import { paymentOffersOf } from '../../data/payment-offers.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';

type Props = {
  ride: RideView;
  viewer: UserView;
  openDialog: OpenDialog;
  onMove: () => void;
  /** An admin acts for a driver who is blocked or no longer a driver. */
  driverIsUnable?: boolean;
};

/** The payment buttons of a driver. Only declared cash needs an answer; the others are secondary. */
export function DriverPaymentButtons({ ride, viewer, openDialog, onMove, driverIsUnable = false }: Props) {
  const offers = paymentOffersOf(ride, viewer, { driverIsUnable });
  const receive = useCashAnswer(ride, 'paid');
  const moves = offersOf(ride, viewer, new Date(), { driverIsUnable });
  const announced = offers.has('confirm');
  const leads = announced && ride.status !== 'accepted' && ride.status !== 'in_progress';
  const press = () => {
    onMove();
    receive.say();
  };

  return (
    <>
      {(announced || offers.has('receive')) && (
        <Button
          tone={leads ? 'primary' : 'secondary'}
          icon={<Banknote aria-hidden="true" />}
          busy={receive.isPending}
          onClick={press}
        >
          Espèces reçues
        </Button>
      )}
      {offers.has('refund') && (
        <Button tone="primary" icon={<Undo2 aria-hidden="true" />} onClick={() => openDialog('refund', ride)}>
          Rembourser
        </Button>
      )}
      {moves.has('waive_raise') && (
        <Button
          tone={ride.paymentStatus === 'paid' ? 'primary' : 'secondary'}
          onClick={() => openDialog('answerContest', ride)}
        >
          Répondre au client
        </Button>
      )}
      {moves.has('waive_fee') && (
        <Button onClick={() => openDialog('waive', ride)}>Renoncer aux frais</Button>
      )}
      {offers.has('contest') && (
        <Button tone={announced ? 'secondary' : 'plain'} onClick={() => openDialog('contest', ride)}>
          Non reçu
        </Button>
      )}
    </>
  );
}
