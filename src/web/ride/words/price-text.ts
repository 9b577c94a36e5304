import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';

/** '72.10', as the API writes it: the final price, else the estimated one. */
export function priceOf({ finalPrice, estimatedPrice }: RideView): string {
  return finalPrice ?? estimatedPrice;
}

/** '72,10 €' */
export function priceText(ride: RideView): string {
  return euroText(priceOf(ride));
}

/** '+ 3,50 € sur le prix convenu de 42,50 €'; undefined without a difference. */
export function finalDifference({ finalPrice, estimatedPrice }: RideView): string | undefined {
  const difference = finalPrice === null ? undefined : differenceText(finalPrice, estimatedPrice);
  return difference && `${difference} sur le prix convenu de ${euroText(estimatedPrice)}`;
}
