import type { RideView } from '#contract/rides.ts';
import { euroText } from '#web/text/euros.ts';

/** '72.10', as it travels: the final price once it is known, else the agreed one. */
export function amountOf({ finalPrice, estimatedPrice }: RideView): string {
  return finalPrice ?? estimatedPrice;
}

/** '72,10 €' */
export function amountText(ride: RideView): string {
  return euroText(amountOf(ride));
}
