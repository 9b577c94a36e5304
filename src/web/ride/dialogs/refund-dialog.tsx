import type { RideView } from '#contract/rides.ts';
import { byMethod } from '#web/text/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../card/ride-brief.tsx';
import { useRefund } from '../data/payment-moves.ts';
import { refundText } from '../words/money-texts.ts';
import { clientName } from '../words/short-trip.ts';
import type { RideDialogProps } from './use-ride-dialog.ts';

export function RefundDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const refund = useRefund();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rembourser la course ?"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button
            tone="primary"
            busy={refund.isPending}
            onClick={() => refund.mutate({ ride }, { onSuccess: onDone })}
          >
            Rembourser {refundText(ride)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">{wayText(ride)}</p>
      </div>
    </Dialog>
  );
}

function wayText(ride: RideView): string {
  const [sum, name] = [refundText(ride), clientName(ride)];
  if (ride.paymentMethod === null || ride.paymentMethod === 'cash')
    return `Vous rendez ${sum} en espèces à ${name}, de la main à la main. Confirmez une fois l’argent rendu.`;
  return `${sum} sont rendus à ${name} ${byMethod[ride.paymentMethod]}, comme ils ont été payés. C’est définitif.`;
}
