import type { RideView } from '#contract/rides/rides.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import { euroText } from '#web/text/euros.ts';
import '#web/ui/tone.css';
import { paidWord } from '../words/payment-words.ts';
import { finalDifference, priceText } from '../words/price-text.ts';
import { paymentFactsOf } from '../words/ride-facts.ts';

type Props = { ride: RideView; over: boolean; withDifference?: boolean };

export function RidePrice({ ride, over, withDifference = true }: Props) {
  const difference = withDifference ? finalDifference(ride) : undefined;

  return (
    <p className="ride-price">
      <b className="ride-amount">{over && ride.fee ? euroText(ride.fee.amount) : priceText(ride)}</b>{' '}
      <RideDue ride={ride} over={over} />
      {difference && <span className="ride-due ride-difference">{difference}</span>}
    </p>
  );
}

function RideDue({ ride, over }: { ride: RideView; over: boolean }) {
  const paid = paidWord(ride);

  if (paid) return <span className={`ride-due ride-paid tone-${paid.tone}`}>{paid.text}</span>;
  return <span className="ride-due">{dueText(ride, over)}</span>;
}

function dueText(ride: RideView, over: boolean): string {
  const { priceToConfirm, finalPrice, creditedAmount } = ride;
  if (Number(creditedAmount) > 0 && amountDue(paymentFactsOf(ride)) === 0) return 'Rien à régler';
  if (over) return ride.fee && !ride.fee.waivedAt ? 'Frais à régler' : 'Non facturée';
  if (finalPrice !== null) return 'Prix final';
  if (priceToConfirm) return 'à confirmer';
  return isAgreed(ride) ? 'À régler' : 'Prix convenu';
}
