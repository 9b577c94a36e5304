import { type BillContent, type BillKind, isIndemnity } from '#domain/billing/bill-content.ts';
import type { RideCharge } from '#domain/billing/ride-charges.ts';
import { moneyText } from '#domain/money.ts';
import type { FeeKind, RideStatus } from '#domain/ride/ride.ts';
import { euroText, shortText } from '../sentences/french.ts';
import { optionNames } from '../sentences/option-names.fr.ts';
import { addedNames, beyondNames, coefficientText, DISCOUNT } from './fare-lines.fr.ts';

const billNames: Record<BillKind, string> = { note: 'Note', invoice: 'Facture', credit_note: 'Avoir' };

/** The name of a fee outside VAT: not a sale, and not an invoice. */
export const INDEMNITY = 'Indemnité d’annulation';

export const OUTSIDE_VAT = 'Indemnité hors du champ d’application de la TVA.';

type Named = Pick<BillContent, 'kind' | 'number'> & { isIndemnity: boolean };

/** What the name of a bill is made of. */
export function namedBill({ kind, number, byRate }: Pick<BillContent, 'kind' | 'number' | 'byRate'>): Named {
  return { kind, number, isIndemnity: isIndemnity({ byRate }) };
}

/** 'Facture', 'Note', 'Indemnité d’annulation' */
export function billName({ kind, isIndemnity }: Omit<Named, 'number'>): string {
  return isIndemnity ? INDEMNITY : billNames[kind];
}

/** 'Facture F-2026-00042', 'Note de course n° 1284', 'Indemnité d’annulation, course n° 1284' */
export function billTitle({ kind, number, isIndemnity }: Named): string {
  if (isIndemnity) return `${INDEMNITY}, course n°\u00a0${number}`;
  return kind === 'note' ? `Note de course n°\u00a0${number}` : `${billNames[kind]} ${number}`;
}

/** 'facture-F-2026-00042.pdf' */
export function billFileName({ kind, number, isIndemnity }: Named): string {
  return `${isIndemnity ? 'indemnite' : billNames[kind].toLowerCase()}-${number}.pdf`;
}

/** The name of the paper to request: for a cancelled ride it may be outside VAT, so not 'note'. */
export function askedPaper(status: RideStatus): string {
  return status === 'cancelled' ? 'le justificatif' : 'la note';
}

/** `isHire`: a car by the hour. */
type Way = { pickup: string; destination: string; isHire?: boolean };

/** What a line of a bill is for, and how it was counted. */
export function chargeText(charge: RideCharge, way: Way): { label: string; detail: string } {
  const { pickup, destination, isHire = false } = way;
  switch (charge.kind) {
    case 'base':
      return { label: 'Prise en charge', detail: pickup };
    case 'km':
      return { label: 'Distance', detail: `${timesText(charge, 'km')}, jusqu’à ${destination}` };
    case 'minutes':
      return {
        label: 'Durée',
        detail: `${timesText(charge, 'min')}${charge.waitingMinutes ? ', étape comprise' : ''}`,
      };
    case 'hours':
      return { label: isHire ? 'Mise à disposition' : 'Heures', detail: timesText(charge, 'h') };
    case 'flat':
      return {
        label: charge.label === undefined ? 'Forfait' : `Forfait ${charge.label}`,
        detail: routeText(way),
      };
    case 'minimum':
      return { label: 'Complément au tarif minimum', detail: '' };
    case 'coefficient':
      return {
        label: charge.ttc < 0 ? 'Remise' : 'Majoration',
        detail: coefficientText(charge),
      };
    case 'pickup':
      return { label: charge.label ?? '', detail: pickup };
    case 'passengers':
    case 'luggage':
      return {
        label: `${beyondNames[charge.kind]} au-delà de ${charge.beyond ?? 0}`,
        detail: countText(charge),
      };
    case 'option':
      return { label: charge.option ? optionNames[charge.option] : '', detail: countText(charge) };
    case 'waiting':
      return {
        label: addedNames.waiting,
        detail: [charge.label, timesText(charge, 'min')].filter(Boolean).join('\u00a0: '),
      };
    case 'extra_hours':
      return { label: addedNames.extra_hours, detail: countText(charge) };
    case 'toll':
    case 'added_stop':
    case 'supplement':
      return { label: addedNames[charge.kind], detail: charge.label ?? '' };
    case 'whole':
      return { label: 'Transport de personnes', detail: routeText(way) };
    case 'discount':
      return { label: DISCOUNT, detail: '' };
  }
}

/** The line of a bill for a ride that did not take place. */
export function feeText(kind: FeeKind, way: Way): { label: string; detail: string } {
  const label = kind === 'absence' ? 'Absence au départ' : INDEMNITY;
  return { label, detail: routeText(way) };
}

/** A hire without a last destination of its own drives to none. */
function routeText({ pickup, destination }: Way): string {
  return [...new Set([pickup, destination])].join(' – ');
}

function timesText({ quantity = 0, unitCents }: RideCharge, unit: string): string {
  const price = unitCents === undefined ? '' : ` ×\u00a0${euroText(moneyText(unitCents))}`;
  return `${shortText(quantity, 2)}\u00a0${unit}${price}`;
}

function countText({ quantity = 1, unitCents }: RideCharge): string {
  return unitCents === undefined ? String(quantity) : `${quantity} ×\u00a0${euroText(moneyText(unitCents))}`;
}
