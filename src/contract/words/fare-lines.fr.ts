import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { clockText, euroText, shortText } from '../sentences/french.ts';
import { FREE, optionNames } from '../sentences/option-names.fr.ts';
import type { FareLineView } from '../trip/places.ts';

/** How a price is made, as the lines of a receipt. */
export function fareReceipt(lines: readonly FareLineView[]): { label: string; value: string }[] {
  return lines.map((line) => ({ label: fareLineText(line), value: amountText(line) }));
}

type Ended = { finalPrice: string | null; estimatedPrice: string; finalLines: readonly FareLineView[] };

/** What the end of a ride changed of the agreed price, to the cent: what was added by name, and what lies beyond it. */
export function finalReceipt({ finalPrice, estimatedPrice, finalLines }: Ended) {
  if (finalPrice === null) return [];
  const named = finalLines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const unnamed = centsOf(finalPrice) - centsOf(estimatedPrice) - named;
  if (unnamed === 0) return fareReceipt(finalLines);
  const label = unnamed > 0 ? AGREED_SUPPLEMENT : DISCOUNT;
  return [...fareReceipt(finalLines), { label, value: euroText(moneyText(cents(unnamed))) }];
}

/** What a line of a price is for: 'Prise en charge', '31,4 km × 1,50 €', 'Majoration (× 1,2)', 'Siège bébé × 2'. */
export function fareLineText(line: FareLineView): string {
  switch (line.kind) {
    case 'base':
      return 'Prise en charge';
    case 'km':
      return timesText(line, 'km');
    case 'minutes':
      return `${timesText(line, 'min')}${line.waitingMinutes ? ', étape comprise' : ''}`;
    case 'waiting':
      return `${timesText(line, 'min d’attente')}${line.label ? ` (${line.label})` : ''}`;
    case 'hours':
      return timesText(line, 'h');
    case 'flat':
      return line.label === undefined ? 'Forfait' : `Forfait ${line.label}`;
    case 'minimum':
      return 'Complément au tarif minimum';
    case 'coefficient':
      return `${line.amount.startsWith('-') ? 'Remise' : 'Majoration'} (${coefficientText(line)})`;
    case 'pickup':
      return line.label ?? '';
    case 'passengers':
    case 'luggage':
      return countedText(`${beyondNames[line.kind]} au-delà de ${line.beyond ?? 0}`, line);
    case 'option':
      return countedText(line.option ? optionNames[line.option] : '', line);
    case 'discount':
      return DISCOUNT;
    case 'extra_hours':
      return countedText(addedNames.extra_hours, line);
    case 'toll':
    case 'added_stop':
    case 'supplement':
      return line.label ? `${addedNames[line.kind]}\u00a0: ${line.label}` : addedNames[line.kind];
  }
}

/** '× 1,125': as exactly as a coefficient may be set. */
export function coefficientText({ quantity = 1 }: { quantity?: number | undefined }): string {
  return `×\u00a0${shortText(quantity, 3)}`;
}

export const DISCOUNT = 'Remise';
export const AGREED_SUPPLEMENT = 'Supplément convenu';

/** What a driver may add at the end of a ride. */
export const addedNames = {
  waiting: 'Attente',
  extra_hours: 'Heure commencée',
  toll: 'Péage',
  added_stop: 'Étape ajoutée',
  supplement: AGREED_SUPPLEMENT,
} as const;

/** 'de 15:08 à 15:14, au-delà de 60 min offertes' */
export function waitedText({ from, to, freeMinutes }: { from: Date; to: Date; freeMinutes: number }): string {
  const span = `de ${clockText(from)} à ${clockText(to)}`;
  return freeMinutes > 0
    ? `${span}, au-delà de ${freeMinutes}\u00a0min offerte${freeMinutes > 1 ? 's' : ''}`
    : span;
}

export const beyondNames = { passengers: 'Passager', luggage: 'Bagage' } as const;

function centsOf(amount: string): number {
  return moneyFrom(amount) ?? 0;
}

function timesText({ quantity = 0, unitPrice = '0' }: FareLineView, unit: string): string {
  return `${shortText(quantity, 2)}\u00a0${unit} ×\u00a0${euroText(unitPrice)}`;
}

function countedText(name: string, { quantity = 1 }: FareLineView): string {
  return `${name} ×\u00a0${quantity}`;
}

function amountText({ kind, amount }: FareLineView): string {
  return kind === 'option' && Number(amount) === 0 ? FREE : euroText(amount);
}
