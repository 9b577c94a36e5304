import type { RideView } from '#contract/rides/rides.ts';
import { feeNames } from '#contract/sentences/cancellation-sentences.fr.ts';
import { fareReceipt, finalReceipt } from '#contract/words/fare-lines.fr.ts';
import { isPlanned } from '#domain/ride/ride.ts';
import { useNow } from '#web/browser/use-now.ts';
import { arrivalOf } from '#web/ride/card/ride-facts.tsx';
import { RidePeople } from '#web/ride/card/ride-people.tsx';
import { RideRoute } from '#web/ride/card/route/ride-route.tsx';
import { dueText, raiseText } from '#web/ride/words/money-texts.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { clockText, momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import { rideName } from '#web/text/rides.ts';
import { Receipt, type ReceiptLine } from '#web/ui/receipt.tsx';
import './ride-recap.css';

/** The ride, its driver, and the lines of its price. */
export function RideRecap({ ride }: { ride: RideView }) {
  const now = useNow();

  return (
    <div className="ride-recap">
      <header>
        <p className="soft">{rideName(ride)}</p>
        <p className="ride-recap-amount">{shownText(ride)}</p>
        <p className="small soft">{whenText(ride, now)}</p>
      </header>
      <RideRoute ride={ride} />
      <RidePeople ride={ride} viewer="client" />
      <Receipt lines={priceLines(ride)} total={{ label: 'Total TTC', value: shownText(ride) }} />
    </div>
  );
}

/** 'lun. 4 mai à 09:30, arrivée estimée à 10:12' */
function whenText(ride: RideView, now: Date): string {
  const scheduledAt = new Date(ride.scheduledAt);
  const departure = momentText(scheduledAt, now);
  return isPlanned(ride) && ride.duration !== null
    ? `${departure}, arrivée estimée à ${clockText(arrivalOf(ride))}`
    : departure;
}

/** The amount due or paid; for a ride that no longer costs anything, its price. */
function shownText(ride: RideView): string {
  return ride.fee || ride.raise || Number(ride.creditedAmount) > 0 ? dueText(ride) : priceText(ride);
}

/** The lines of the estimate; a final price, a fee and an avoir are lines of their own. */
function priceLines(ride: RideView): ReceiptLine[] {
  const { priceLines: lines, finalPrice, estimatedPrice, fee } = ride;
  if (fee) return [{ label: feeNames[fee.kind], value: euroText(fee.amount) }, ...creditLines(ride)];
  const shown =
    lines.length > 0 ? fareReceipt(lines) : [{ label: 'Prix convenu', value: euroText(estimatedPrice) }];
  const difference = finalPrice === null ? undefined : differenceText(finalPrice, estimatedPrice);
  const priced = difference ? [...shown, ...finalLinesOf(ride, difference)] : shown;
  return [...priced, ...contestLines(ride), ...creditLines(ride)];
}

/** The named additions, and what was taken off them; a difference without any is a line of its own. */
function finalLinesOf(ride: RideView, difference: string): ReceiptLine[] {
  return ride.finalLines.length > 0
    ? finalReceipt(ride)
    : [{ label: 'Écart du prix final', value: difference }];
}

/** A contested raise is not due; an agreed price already paid is not due again. */
function contestLines(ride: RideView): ReceiptLine[] {
  const { paymentStatus, paidAmount } = ride;
  if (paymentFactsOf(ride).raise === 'contested')
    return [{ label: 'Différence contestée', value: `−\u00a0${raiseText(ride)}` }];
  const isRest = paymentStatus === 'unpaid' && paidAmount !== null;
  return isRest ? [{ label: 'Déjà payé', value: `−\u00a0${euroText(paidAmount)}` }] : [];
}

function creditLines({ creditedAmount }: RideView): ReceiptLine[] {
  return Number(creditedAmount) > 0 ? [{ label: 'Avoir', value: `−\u00a0${euroText(creditedAmount)}` }] : [];
}
