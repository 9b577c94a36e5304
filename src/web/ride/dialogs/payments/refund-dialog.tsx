import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { byMethod } from '#web/text/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useRefund } from '../../data/moves/payment-moves.ts';
import { useRideBills } from '../../data/reads/ride-bills.ts';
import { nextRefundText } from '../../words/money-texts.ts';
import { clientName } from '../../words/short-trip.ts';
import { invoiceBeyond } from '../bills/invoice-beyond.ts';
import { paperDialogs } from '../paper-dialogs.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

const { credit: CreditDialog } = paperDialogs;

/** After a refund of an invoiced amount it leads to the avoir. */
export function RefundDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const refund = useRefund();
  const invoice = invoiceBeyond(ride, useRideBills(ride));
  const [awaitsAvoir, setAwaitsAvoir] = useState(false);
  const offerAvoir = () => void CreditDialog.prepare().then(() => setAwaitsAvoir(true), onDone);
  const finish = () => {
    setAwaitsAvoir(false);
    onDone();
  };

  if (awaitsAvoir) return <CreditDialog {...{ ride, open, now }} onClose={finish} onDone={finish} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rembourser la course&nbsp;?"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button
            tone="primary"
            busy={refund.isPending}
            onClick={() => refund.mutate({ ride }, { onSuccess: invoice ? offerAvoir : onDone })}
          >
            Rembourser {nextRefundText(ride)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">{wayText(ride)}</p>
        {invoice && (
          <Notice tone="info">
            La facture {invoice.number} est émise&nbsp;: un avoir doit l’annuler, il vous est proposé juste
            après le remboursement.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function wayText(ride: RideView): string {
  const [sum, name] = [nextRefundText(ride), clientName(ride)];
  if (ride.paymentMethod === null || ride.paymentMethod === 'cash')
    return `Vous rendez ${sum} en espèces à ${name}, de la main à la main. Confirmez une fois l’argent rendu.`;
  return `${sum} sont rendus à ${name} ${byMethod[ride.paymentMethod]}, comme ils ont été payés. C’est définitif.`;
}
