import { fareLineText } from '#contract/fare-lines.fr.ts';
import { FREE } from '#contract/option-names.fr.ts';
import type { FareLineView } from '#contract/places.ts';
import { euroText } from './euros.ts';

/** How a price is made, as the lines of a receipt. */
export function fareReceipt(lines: readonly FareLineView[]): { label: string; value: string }[] {
  return lines.map((line) => ({ label: fareLineText(line), value: amountText(line) }));
}

function amountText({ kind, amount }: FareLineView): string {
  return kind === 'option' && Number(amount) === 0 ? FREE : euroText(amount);
}
