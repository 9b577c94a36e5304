import { quoteOverText } from '#contract/sentences/quote-sentences.fr.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import type { QuotedTrip } from '../trip/trip.ts';
import { PriceMark } from '../trip/trip-details.tsx';

export type Repriced = { before: QuotedTrip; now: QuotedTrip };

/** Nothing was ordered: the price has changed, and the new one must be accepted. */
export function PriceChanged({ before, now }: Repriced) {
  return (
    <div className="stack">
      <p className="small soft" role="alert">
        {quoteOverText(QUOTE_MINUTES)} Voici le prix à jour pour ce trajet.
      </p>
      <Receipt
        lines={[
          { label: 'Ancien prix', value: euroText(before.price) },
          { label: 'Différence', value: differenceText(now.price, before.price) ?? 'aucune' },
        ]}
      />
      <Receipt
        lines={fareReceipt(now.priceLines)}
        total={{ label: 'Nouveau prix TTC', value: euroText(now.price) }}
      />
      <PriceMark trip={now} />
    </div>
  );
}
