import ChevronDown from 'lucide-react/icons/chevron-down';
import type { RideView } from '#contract/rides.ts';
import { euroText } from '#web/text/euros.ts';
import { fareLineText } from '#web/text/fare-lines.ts';
import './ride-fare.css';

/** How the estimated price was made, folded away until somebody asks. */
export function RideFare({ ride: { priceLines, priceRuleName, estimatedPrice } }: { ride: RideView }) {
  if (priceLines.length === 0) return null;
  return (
    <details className="ride-fare">
      <summary>
        Détail du prix
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl>
        {priceLines.map((line) => (
          <div key={line.kind}>
            <dt>{fareLineText(line)}</dt>
            <dd>{euroText(line.amount)}</dd>
          </div>
        ))}
        <div className="ride-fare-total">
          <dt>Prix estimé TTC{priceRuleName && ` (${priceRuleName})`}</dt>
          <dd>{euroText(estimatedPrice)}</dd>
        </div>
      </dl>
    </details>
  );
}
