import { type Cents, cents } from '../money.ts';

/** From this amount on a note is always issued; below it, on request. */
const NOTE_DUE_FROM: Cents = cents(2500);

export function isNoteDue(ttc: Cents): boolean {
  return ttc >= NOTE_DUE_FROM;
}

/** Companies always get an invoice; others when the operator always invoices. An amount of zero is never invoiced. */
export function isInvoiceDue(
  ttc: Cents,
  { isCompany, always }: { isCompany: boolean; always: boolean },
): boolean {
  return ttc > 0 && (isCompany || always);
}
