import type { FareLineView } from '#contract/places.ts';
import { euroText } from '#web/text/euros.ts';
import { fareLineText } from '#web/text/fare-lines.ts';
import './price-lines.css';

type Total = { label: string; amount: string };

/** How the price is made, line by line, as a receipt. */
export function PriceLines({ lines, total }: { lines: readonly FareLineView[]; total?: Total }) {
  return (
    <dl className="receipt">
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{fareLineText(line)}</dt>
          <dd>{euroText(line.amount)}</dd>
        </div>
      ))}
      {total && (
        <div className="receipt-total">
          <dt>{total.label}</dt>
          <dd>{euroText(total.amount)}</dd>
        </div>
      )}
    </dl>
  );
}
