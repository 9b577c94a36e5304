import Banknote from 'lucide-react/icons/banknote';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { useSayCash } from '../data/payment-moves.ts';
import { paymentOffersOf } from '../data/payment-offers.ts';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';

type Props = { ride: RideView; viewer: UserView; openDialog: OpenDialog; onMove: () => void };

/** The payment buttons of a driver. Only declared cash needs an answer; the others are secondary. */
export function DriverPaymentButtons({ ride, viewer, openDialog, onMove }: Props) {
  const offers = paymentOffersOf(ride, viewer);
  const announced = offers.has('confirm');
  const leads = announced && ride.status !== 'accepted' && ride.status !== 'in_progress';

  return (
    <>
      {(announced || offers.has('receive')) && (
        <CashWord
          {...{ ride, onMove }}
          says="paid"
          tone={leads ? 'primary' : 'secondary'}
          icon={<Banknote aria-hidden="true" />}
        >
          Espèces reçues
        </CashWord>
      )}
      {offers.has('refund') && (
        <Button tone="primary" icon={<Undo2 aria-hidden="true" />} onClick={() => openDialog('refund', ride)}>
          Rembourser
        </Button>
      )}
      {offers.has('contest') && (
        <CashWord {...{ ride, onMove }} says="unpaid" tone={announced ? 'secondary' : 'plain'}>
          Non reçu
        </CashWord>
      )}
    </>
  );
}

type WordProps = Pick<Props, 'ride' | 'onMove'> & {
  says: 'paid' | 'unpaid';
  tone: ButtonLook['tone'];
  icon?: ReactNode;
  children: string;
};

function CashWord({ ride, onMove, says, tone, icon, children }: WordProps) {
  const word = says === 'paid' ? 'espèces reçues' : 'espèces non reçues';
  const { mutate, isPending } = useSayCash({
    done: () => `${rideName(ride)}\u00a0: ${word}`,
    onFailure: (error) => reportFailure(error, 'Impossible de noter le paiement.'),
  });
  const press = () => {
    onMove();
    mutate({ ride, paymentStatus: says });
  };

  return (
    <Button tone={tone} icon={icon} busy={isPending} onClick={press}>
      {children}
    </Button>
  );
}
