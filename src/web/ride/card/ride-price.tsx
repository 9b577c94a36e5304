import type { RideView } from '#contract/rides.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import '#web/ui/tone.css';
import { paidWord } from '../words/payment-words.ts';

export function RidePrice({ ride, over }: { ride: RideView; over: boolean }) {
  const difference = finalDifference(ride);

  return (
    <p className="ride-price">
      <b className="ride-amount">{priceText(ride)}</b> <RideDue ride={ride} over={over} />
      {difference && <span className="ride-due ride-difference">{difference}</span>}
    </p>
  );
}

function RideDue({ ride, over }: { ride: RideView; over: boolean }) {
  const paid = paidWord(ride);

  if (paid) return <span className={`ride-due ride-paid tone-${paid.tone}`}>{paid.text}</span>;
  return <span className="ride-due">{dueText(ride, over)}</span>;
}

/** The final price once it is known, else the estimated one. */
export function priceText({ finalPrice, estimatedPrice }: RideView): string {
  return euroText(finalPrice ?? estimatedPrice);
}

/** '+ 3,50 € sur l’estimation de 42,50 €'; undefined when the ride cost what was agreed. */
export function finalDifference({ finalPrice, estimatedPrice }: RideView): string | undefined {
  const difference = finalPrice === null ? undefined : differenceText(finalPrice, estimatedPrice);
  return difference && `${difference} sur l’estimation de ${euroText(estimatedPrice)}`;
}

function dueText(ride: RideView, over: boolean): string {
  const { priceToConfirm, finalPrice } = ride;
  if (over) return 'Non facturée';
  if (finalPrice !== null) return 'Prix final';
  if (priceToConfirm) return 'à confirmer';
  return isAgreed(ride) ? 'À régler' : 'Prix estimé';
}
