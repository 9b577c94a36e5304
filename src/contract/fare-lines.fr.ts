import { onFirstUse } from '#domain/time/on-first-use.ts';
import { euroText } from './french.ts';
import type { FareLineView } from './places.ts';

const decimals = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));

/** How a price is made, as the lines of a receipt. */
export function fareReceipt(lines: readonly FareLineView[]): { label: string; value: string }[] {
  return lines.map((line) => ({ label: fareLineText(line), value: euroText(line.amount) }));
}

/** What a line of a price is for: 'Prise en charge', '31,4 km × 1,50 €', 'Majoration (× 1,2)'. */
export function fareLineText(line: FareLineView): string {
  switch (line.kind) {
    case 'base':
      return 'Prise en charge';
    case 'km':
      return timesText(line, 'km');
    case 'minutes':
      return timesText(line, 'min');
    case 'hours':
      return timesText(line, 'h');
    case 'flat':
      return 'Forfait';
    case 'minimum':
      return 'Complément au tarif minimum';
    case 'coefficient':
      return `${line.amount.startsWith('-') ? 'Remise' : 'Majoration'} (×\u00a0${decimals().format(line.quantity ?? 1)})`;
  }
}

function timesText({ quantity = 0, unitPrice = '0' }: FareLineView, unit: string): string {
  return `${decimals().format(quantity)}\u00a0${unit} ×\u00a0${euroText(unitPrice)}`;
}
