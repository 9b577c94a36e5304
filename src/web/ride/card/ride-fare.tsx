import ChevronDown from 'lucide-react/icons/chevron-down';
import type { RideView } from '#contract/rides/rides.ts';
import { fareReceipt, finalReceipt } from '#contract/words/fare-lines.fr.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt, type ReceiptLine } from '#web/ui/receipt.tsx';
import './ride-fare.css';
import { useRideBills } from '../data/reads/ride-bills.ts';
import { priceText } from '../words/price-text.ts';
import { differenceOf } from './notices/price-notice.tsx';

/** The lines of the price, collapsed by default; of a completed ride with its VAT. */
export function RideFare({ ride }: { ride: RideView }) {
  if (ride.priceLines.length === 0) return null;
  return ride.status === 'completed' ? <FinalFare ride={ride} /> : <FareLines ride={ride} />;
}

function FinalFare({ ride }: { ride: RideView }) {
  const bills = useRideBills(ride);
  const vat = bills?.vatRate && { label: `dont TVA ${bills.vatRate}`, value: euroText(bills.vat) };

  return <FareLines ride={ride} vat={vat || undefined} />;
}

/** Expanded when the final price is not the agreed one. */
function FareLines({ ride, vat }: { ride: RideView; vat?: ReceiptLine | undefined }) {
  const { priceLines, priceRuleName } = ride;

  return (
    <details className="ride-fare" open={differenceOf(ride) !== 0}>
      <summary>
        Détail du prix
        <ChevronDown aria-hidden="true" />
      </summary>
      <Receipt
        lines={[...fareReceipt(priceLines), ...finalReceipt(ride)]}
        total={{
          label: `Total TTC${priceRuleName ? ` (${priceRuleName})` : ''}`,
          value: priceText(ride),
        }}
        below={vat}
      />
    </details>
  );
}
