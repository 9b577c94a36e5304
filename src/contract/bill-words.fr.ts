import type { RideCharge } from '#domain/billing/ride-charges.ts';
import { moneyText } from '#domain/money.ts';
import { onFirstUse } from '#domain/time/on-first-use.ts';
import { euroText } from './french.ts';

type Way = { pickup: string; destination: string };

/** What a line of a bill is for, and how it was counted. */
export function chargeText(
  charge: RideCharge,
  { pickup, destination }: Way,
): { label: string; detail: string } {
  switch (charge.kind) {
    case 'base':
      return { label: 'Prise en charge', detail: pickup };
    case 'km':
      return { label: 'Distance', detail: `${timesText(charge, 'km')}, jusqu’à ${destination}` };
    case 'minutes':
      return { label: 'Durée', detail: timesText(charge, 'min') };
    case 'hours':
      return { label: 'Heures', detail: timesText(charge, 'h') };
    case 'flat':
      return { label: 'Forfait', detail: `${pickup} – ${destination}` };
    case 'minimum':
      return { label: 'Complément au tarif minimum', detail: '' };
    case 'coefficient':
      return {
        label: charge.ttc < 0 ? 'Remise' : 'Majoration',
        detail: `×\u00a0${decimals().format(charge.quantity ?? 1)}`,
      };
    case 'whole':
      return { label: 'Transport de personnes', detail: `${pickup} – ${destination}` };
    case 'discount':
      return { label: 'Remise', detail: '' };
    case 'supplement':
      return { label: 'Supplément convenu', detail: '' };
  }
}

const decimals = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));

function timesText({ quantity = 0, unitCents }: RideCharge, unit: string): string {
  const price = unitCents === undefined ? '' : ` ×\u00a0${euroText(moneyText(unitCents))}`;
  return `${decimals().format(quantity)}\u00a0${unit}${price}`;
}
