import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import type { TermedRide } from '#contract/sentences/cancellation-words.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { numbered } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt, type ReceiptLine } from '#web/ui/receipt.tsx';
import { PriceBefore, RecapConditions } from './recap-price.tsx';

type Props = { view: FollowingChangeView; termed: TermedRide | undefined; isHire: boolean };

/** The price of all changed rides, instead of the price of one. */
export function FollowingPrice({ view: { rides, before, after }, termed, isHire }: Props) {
  const count = numbered(rides.length, 'course');

  return (
    <div className="recap-price">
      <h3>Prix {rides.length > 1 ? `des ${count}` : 'de la course'}</h3>
      <Receipt lines={groupsOf(rides)} total={{ label: 'Total TTC', value: euroText(after) }} />
      <PriceBefore before={before} now={after} />
      {termed && <p className="small soft">Chaque course s’annule seule. Pour la première&nbsp;:</p>}
      <RecapConditions
        termed={termed}
        isHire={isHire}
        toConfirm={rides.some(({ priceToConfirm }) => priceToConfirm)}
      />
    </div>
  );
}

/** '3 courses × 40,00 €': one line per price. */
function groupsOf(rides: FollowingChangeView['rides']): ReceiptLine[] {
  const counts = new Map<string, number>();
  for (const { newPrice } of rides) counts.set(newPrice, (counts.get(newPrice) ?? 0) + 1);
  return [...counts].map(([price, count]) => ({
    label: count > 1 ? `${numbered(count, 'course')} × ${euroText(price)}` : numbered(count, 'course'),
    value: euroText(moneyText(cents((moneyFrom(price) ?? 0) * count))),
  }));
}
