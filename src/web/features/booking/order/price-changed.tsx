import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import type { QuotedTrip, Trip } from '../trip/trip.ts';
import { PriceMark } from '../trip/trip-details.tsx';

export type Repriced = { before: QuotedTrip; now: QuotedTrip };

/** Nothing was ordered: the price has changed, and the new one must be accepted. */
export function PriceChanged({ before, now }: Repriced) {
  return (
    <div className="stack">
      <p className="small soft" role="alert">
        Votre devis de 15&nbsp;minutes ne tient plus. Voici le prix à jour pour ce trajet.
      </p>
      <Receipt
        lines={[
          { label: 'Ancien prix', value: euroText(before.price) },
          { label: 'Différence', value: differenceText(before, now) },
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

/** '+ 10,82 €' */
function differenceText(before: Trip, now: Trip): string {
  const change = (moneyFrom(now.price) ?? 0) - (moneyFrom(before.price) ?? 0);
  return `${change < 0 ? '−' : '+'}\u00a0${euroText(moneyText(cents(Math.abs(change))))}`;
}
