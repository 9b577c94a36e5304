import type { BillContent, Seller } from '#domain/billing/bill-content.ts';
import { percentOf, type VatRate } from '#domain/billing/vat.ts';
import { co2eOf } from '#domain/company/co2e.ts';
import { nameWithForm, registerName } from '#domain/company/company.ts';
import { spaced } from '#domain/company/company-numbers.ts';
import { type Cents, moneyText } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { evtcText } from './evtc-text.ts';
import { clockText, euroText, longDayText, shortText } from './french.ts';

/** What is printed beside the lines of a bill. */
export const headings = { note: 'Note de course', invoice: 'Facture', credit_note: 'Avoir' } as const;

export const PAYABLE_ON_RECEIPT = 'Payable à réception.';
export const NO_EARLY_DISCOUNT = 'Pas d’escompte pour paiement anticipé.';
export const LATE_PAYMENT =
  'Entre professionnels, tout retard ouvre droit aux intérêts au taux de la BCE majoré de 10 points et à une indemnité de recouvrement de 40\u00a0€.';
export const KIND_OF_OPERATION = 'Nature de l’opération\u00a0: prestation de services.';
export const AVOIR_REDUCES =
  'Cet avoir réduit la facture citée et ne la remplace pas\u00a0: gardez les deux.';
export const DATA_ATTACHED = 'Facture électronique Factur-X\u00a0: le fichier de données est joint à ce PDF.';

export function amountText(amount: Cents): string {
  return euroText(moneyText(amount));
}

export function dayText(moment: string): string {
  return longDayText(new Date(moment));
}

/** '10 %' */
export function rateText(rate: VatRate): string {
  return `${percentOf(rate)}\u00a0%`;
}

/** '10 %, transport de personnes' */
export function rateName(rate: VatRate): string {
  switch (rate) {
    case 10:
      return `${rateText(rate)}, transport de personnes`;
    case 20:
      return `${rateText(rate)}, mise à disposition`;
    case 'franchise':
      return 'Franchise en base';
    case 'outside':
      return 'Hors champ de la TVA';
  }
}

/** '7 mai 2026, 15:14 à 16:02'; of a ride that did not take place, the day it was to. */
export function serviceText({ startedAt, endedAt, plannedAt }: BillContent['service']): string {
  const day = endedAt ?? plannedAt;
  if (!startedAt || !endedAt) return day ? dayText(day) : '';
  const hours = [startedAt, endedAt].map((moment) => clockText(new Date(moment)));
  return `${dayText(startedAt)}, ${hours.join(' à ')}`;
}

const byMethod: Record<PaymentMethod, string> = {
  cash: 'en espèces',
  paypal: 'par PayPal',
  stripe: 'par carte',
};

/** 'Payé par carte, 7 mai 2026' */
export function paidText({ method, paidAt }: NonNullable<BillContent['payment']>): string {
  return `Payé ${byMethod[method]}, ${dayText(paidAt)}`;
}

/** 'Payé en 2 fois' */
export function paidInPartsText(payments: NonNullable<BillContent['payments']>): string {
  return `Payé en ${payments.length}\u00a0fois`;
}

/** 'Paiements : 42,50 € par carte, 7 mai 2026 ; 30,00 € en espèces, 7 mai 2026' */
export function paymentsText(payments: NonNullable<BillContent['payments']>): string {
  const parts = payments.map(
    ({ method, paidAt, amount }) => `${amountText(amount)} ${byMethod[method]}, ${dayText(paidAt)}`,
  );
  return `Paiements\u00a0: ${parts.join('\u00a0; ')}`;
}

/** 'Remboursé par carte, 8 mai 2026' */
export function refundedText({ method, refundedAt }: NonNullable<BillContent['refund']>): string {
  return `Remboursé ${byMethod[method]}, ${dayText(refundedAt)}`;
}

export const ALREADY_PAID = 'Déjà payé';

/** 'Trajet : 12 rue de Rivoli – Gare de Lyon' where no line names both ends: a note must state the trip. */
export function placeText({ lines, service, credited }: BillContent): string {
  const ends = [service.pickup, service.destination].filter(Boolean);
  const isNamed = ends.every((end) => lines.some(({ detail }) => detail.includes(end)));
  return credited || isNamed ? '' : `Trajet : ${[...new Set(ends)].join(' – ')}`;
}

/**
 * 'Émissions de ce trajet : 1,1 kg CO2e (31,9 km × 35 g/km)'; empty without a figure, or when the ride did not take
 * place.
 */
export function emissionsText({ km, co2ePerKm, plannedAt }: BillContent['service']): string {
  const grams = co2eOf(km, co2ePerKm);
  if (grams === null || km === null || plannedAt) return '';
  return `Émissions de ce trajet : ${shortText(grams / 1000, 1)}\u00a0kg CO2e (${shortText(km, 1)}\u00a0km × ${co2ePerKm}\u00a0g/km)`;
}

/** 'SIREN 999 840 218 · SIRET 999 840 218 00013' */
export function numbersText({ siren, siret }: { siren: string; siret?: string }): string {
  return [siren && `SIREN ${spaced(siren, 'siren')}`, siret && `SIRET ${spaced(siret, 'siret')}`]
    .filter(Boolean)
    .join(' · ');
}

export function vatNumberText(vatNumber: string): string {
  const isFrench = vatNumber.startsWith('FR');
  return vatNumber && `TVA ${isFrench ? spaced(vatNumber, 'vatNumber') : vatNumber}`;
}

export function sellerName(seller: Pick<Seller, 'legalName' | 'legalForm' | 'brand'>): string {
  return nameWithForm(seller) || seller.brand;
}

/** 'Beaurivage SAS au capital de 5 000 € · RCS Paris 999 840 218 · EVTC 075 240 817 · Assurance : …' */
export function sellerBlock(seller: Seller): string {
  const { shareCapital, registration, siren, evtcNumber, insurerName, insurerPolicy } = seller;
  return [
    sellerName(seller) + (shareCapital ? ` au capital de ${capitalText(shareCapital)}` : ''),
    registration && siren && `${registerName(seller)} ${registration} ${spaced(siren, 'siren')}`,
    evtcText(evtcNumber),
    insurerName && `Assurance : ${insurerName}${insurerPolicy ? `, contrat n° ${insurerPolicy}` : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** '5 000 €', whether the euro was typed or not. */
export function capitalText(typed: string): string {
  return /€|euro/iu.test(typed) ? typed : `${typed}\u00a0€`;
}
