import Info from 'lucide-react/icons/info';
import type { RideView } from '#contract/rides/rides.ts';
import { AGREED_SUPPLEMENT, fareLineText } from '#contract/words/fare-lines.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { euroText } from '#web/text/euros.ts';
import { priceOf } from '../../words/price-text.ts';
import { RideNotice } from '../ride-notice.tsx';

/** A final price other than agreed, with the difference. */
export function PriceNotice({ ride }: { ride: RideView }) {
  const difference = differenceOf(ride);

  if (difference === 0) return null;
  const sum = euroText(moneyText(cents(Math.abs(difference))));
  return (
    <RideNotice icon={Info} title={`${sum} de ${difference > 0 ? 'plus' : 'moins'} que prévu`}>
      {difference > 0 ? addedText(ride) : 'Remise du chauffeur'}, sur un prix convenu de{' '}
      {euroText(ride.estimatedPrice)}.
    </RideNotice>
  );
}

/** In cents; negative when the ride cost less. */
export function differenceOf(ride: RideView): number {
  return (moneyFrom(priceOf(ride)) ?? 0) - (moneyFrom(ride.estimatedPrice) ?? 0);
}

/** 'Heure commencée × 1, Péage' */
function addedText({ finalLines }: RideView): string {
  return finalLines.map(fareLineText).join(', ') || AGREED_SUPPLEMENT;
}
