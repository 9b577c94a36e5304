import Banknote from 'lucide-react/icons/banknote';
import type { RideView } from '#contract/rides/rides.ts';
import { awaitsCash } from '#domain/payment/payment.ts';
import { isPaidOnline, usePublicSettings } from '#web/api/public-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useCashAnswer } from '../../data/moves/payment-moves.ts';
import { dueText } from '../../words/money-texts.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

/** The end of a ride that is not paid yet; its client may pay online meanwhile. */
export function PaymentStep({ ride, open, onDone, now }: RideDialogProps) {
  const receive = useCashAnswer(ride, 'paid');
  const isOnline = isPaidOnline(usePublicSettings());
  const isOwed = ride.paymentStatus === 'unpaid' || awaitsCash(paymentFactsOf(ride));

  return (
    <Dialog
      open={open}
      onClose={onDone}
      title={isOwed ? `${dueText(ride)} à encaisser` : 'Rien à encaisser'}
      foot={
        isOwed || receive.isPending ? (
          <>
            <Button onClick={onDone}>Plus tard</Button>
            <Button
              tone="primary"
              icon={<Banknote aria-hidden="true" />}
              busy={receive.isPending}
              onClick={() => receive.say(onDone)}
            >
              Espèces reçues
            </Button>
          </>
        ) : (
          <Button onClick={onDone}>Retour</Button>
        )
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">{stateText(ride, isOnline)}</p>
      </div>
    </Dialog>
  );
}

function stateText(ride: RideView, isOnline: boolean): string {
  const name = clientName(ride);
  if (awaitsCash(paymentFactsOf(ride))) return `${name} règle en espèces.`;
  if (ride.paymentStatus === 'unpaid' && !isOnline) return `${name} vous règle en espèces.`;
  if (ride.paymentStatus === 'unpaid')
    return `${name} peut encore payer en ligne depuis sa page, ou vous régler en espèces.`;
  return ride.paymentStatus === 'processing'
    ? 'Un paiement en ligne est en cours.'
    : 'Cette course est déjà payée.';
}
