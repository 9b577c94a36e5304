import Check from 'lucide-react/icons/check';
import type { RideView } from '#contract/rides/rides.ts';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import { awaitsCash, cashToHandOver } from '#domain/payment/payment.ts';
import { useSayCash } from '#web/ride/data/moves/payment-moves.ts';
import { cashText, lastPaidText } from '#web/ride/words/money-texts.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { momentText } from '#web/text/dates.ts';
import { byMethod } from '#web/text/payments.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Receipt, type ReceiptLine } from '#web/ui/receipt.tsx';
import { Outcome } from './outcome.tsx';
import { reportPaymentFailure } from './payment-failure.ts';

type Props = { ride: RideView; address: string };

export function PaidCard({ ride, address }: Props) {
  const inHand = awaitsCash(paymentFactsOf(ride));

  return (
    <Outcome
      tone="ok"
      icon={<Check aria-hidden="true" />}
      title="Paiement réussi !"
      text={<PaidText ride={ride} inHand={inHand} />}
      address={address}
      further={inHand && <OtherMethod ride={ride} />}
    >
      <Receipt lines={receiptOf(ride, inHand)} />
    </Outcome>
  );
}

/** An avoir may have taken off all of the cash that was announced. */
function PaidText({ ride, inHand }: { ride: RideView; inHand: boolean }) {
  if (inHand && cashToHandOver(paymentFactsOf(ride)) === 0) return 'Plus rien à régler au chauffeur.';
  return (
    <>
      <b>{inHand ? cashText(ride) : lastPaidText(ride)}</b>{' '}
      {inHand ? 'à régler au chauffeur' : paidText(ride)}
    </>
  );
}

/** Until the driver confirms the cash, another method may be chosen. */
function OtherMethod({ ride }: { ride: RideView }) {
  const { mutate, isPending } = useSayCash({ onFailure: reportPaymentFailure });
  const takeBack = () => mutate({ ride, paymentStatus: 'unpaid' });

  return (
    <Button tone="plain" size="small" block busy={isPending} onClick={takeBack}>
      Choisir un autre moyen de paiement
    </Button>
  );
}

function paidText({ paymentMethod }: RideView): string {
  return paymentMethod ? `payés ${byMethod[paymentMethod]}` : 'payés';
}

function receiptOf({ paymentMethod, paymentId, paidAt, ...ride }: RideView, inHand: boolean): ReceiptLine[] {
  const now = new Date();
  return [
    { label: rideName(ride), value: momentText(new Date(ride.scheduledAt), now) },
    ...(paymentMethod ? [{ label: 'Moyen', value: paymentMethodNames[paymentMethod] }] : []),
    ...(paidAt
      ? [{ label: inHand ? 'Annoncées le' : 'Payée le', value: momentText(new Date(paidAt), now) }]
      : []),
    ...(paymentId ? [{ label: 'Référence', value: paymentId }] : []),
  ];
}
