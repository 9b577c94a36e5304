import { type Cents, cents } from '../money.ts';

/** From here on a note is always given; below it, on request. */
const NOTE_DUE_FROM: Cents = cents(2500);

export function isNoteDue(ttc: Cents): boolean {
  return ttc >= NOTE_DUE_FROM;
}

/** A company gets its invoice unasked; others do where the operator always invoices. Nothing is invoiced for nothing. */
export function isInvoiceDue(
  ttc: Cents,
  { isCompany, always }: { isCompany: boolean; always: boolean },
): boolean {
  return ttc > 0 && (isCompany || always);
}
