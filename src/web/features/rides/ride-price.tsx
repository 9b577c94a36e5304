import type { RideView } from '#contract/rides.ts';
import { euroText } from '#web/text/euros.ts';

export function RidePrice({ ride, over }: { ride: RideView; over: boolean }) {
  return (
    <p className="ride-price">
      <b className="ride-amount">{priceText(ride)}</b> <span className="ride-due">{dueText(ride, over)}</span>
    </p>
  );
}

/** The final price once it is known, else the estimated one. */
export function priceText({ finalPrice, estimatedPrice }: RideView): string {
  return euroText(finalPrice ?? estimatedPrice);
}

function dueText(ride: RideView, over: boolean): string {
  const { status, paymentStatus, priceToConfirm, finalPrice, estimatedPrice } = ride;
  if (paymentStatus === 'paid') return 'Payée';
  if (over) return 'Non facturée';
  if (finalPrice !== null)
    return finalPrice === estimatedPrice ? 'Prix final' : `Estimé à ${euroText(estimatedPrice)}`;
  if (priceToConfirm) return 'à confirmer';
  return status === 'accepted' || status === 'in_progress' ? 'À régler' : 'Prix estimé';
}
