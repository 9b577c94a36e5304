import ChevronDown from 'lucide-react/icons/chevron-down';
import { fareReceipt } from '#contract/fare-lines.fr.ts';
import type { RideView } from '#contract/rides.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import './ride-fare.css';

/** The lines of the estimated price, collapsed by default. */
export function RideFare({ ride: { priceLines, priceRuleName, estimatedPrice } }: { ride: RideView }) {
  if (priceLines.length === 0) return null;
  return (
    <details className="ride-fare">
      <summary>
        Détail du prix
        <ChevronDown aria-hidden="true" />
      </summary>
      <Receipt
        lines={fareReceipt(priceLines)}
        total={{
          label: `Total TTC${priceRuleName ? ` (${priceRuleName})` : ''}`,
          value: euroText(estimatedPrice),
        }}
      />
    </details>
  );
}
