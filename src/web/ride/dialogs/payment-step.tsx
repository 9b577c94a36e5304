import Banknote from 'lucide-react/icons/banknote';
import { awaitsCash } from '#domain/payment/payment.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../card/ride-brief.tsx';
import { useCashAnswer } from '../data/payment-moves.ts';
import { dueText } from '../words/money-texts.ts';
import { paymentFactsOf } from '../words/ride-facts.ts';
import { clientName } from '../words/short-trip.ts';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** The end of a ride that is not paid yet. */
export function PaymentStep({ ride, open, onDone, now }: RideDialogProps) {
  const receive = useCashAnswer(ride, 'paid');
  const announced = awaitsCash(paymentFactsOf(ride));

  return (
    <Dialog
      open={open}
      onClose={onDone}
      title={`${dueText(ride)} à encaisser`}
      foot={
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
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">
          {announced
            ? `${clientName(ride)} règle en espèces.`
            : `${clientName(ride)} peut encore payer en ligne depuis sa page, ou vous régler en espèces.`}
        </p>
      </div>
    </Dialog>
  );
}
