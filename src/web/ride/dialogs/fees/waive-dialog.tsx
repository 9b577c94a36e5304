import type { RideView } from '#contract/rides/rides.ts';
import { isReceived } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { byMethod } from '#web/text/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useWaiveFee } from '../../data/moves/fee-moves.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

export function WaiveDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const waive = useWaiveFee();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Renoncer aux frais&nbsp;?"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button
            tone="primary"
            busy={waive.isPending}
            onClick={() => waive.mutate({ ride }, { onSuccess: onDone })}
          >
            Renoncer à {euroText(ride.fee?.amount ?? '0')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">{consequence(ride)} C’est définitif.</p>
      </div>
    </Dialog>
  );
}

function consequence(ride: RideView): string {
  const name = clientName(ride);
  const { paymentMethod } = ride;
  if (!isReceived(paymentFactsOf(ride)) || !paymentMethod) return `${name} ne vous devra plus rien.`;
  if (paymentMethod === 'cash') return `Vous rendrez à ${name} ce qui a été payé en espèces.`;
  return `Ce qui a été payé est rendu à ${name} ${byMethod[paymentMethod]}.`;
}
