import { euroText } from '#contract/sentences/french.ts';
import { PRICE_TO_CONFIRM } from '#contract/sentences/ride-notifications.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { RideRow } from '#server/db/schema.ts';

export function priceText(ride: Pick<RideRow, 'price_to_confirm' | 'estimated_cents'>): string {
  return ride.price_to_confirm ? PRICE_TO_CONFIRM : euroText(moneyText(cents(ride.estimated_cents)));
}
