import { type Cents, cents } from '../money.ts';
import { type Bill, billOf, type Charge, sumOf } from './bill.ts';
import type { VatRate } from './vat.ts';
import { withoutVat } from './without-vat.ts';

/** What an avoir credits of an invoice, by line index. A discount is credited as a discount. */
export type CreditedLine = { line: number; ttc: Cents };

export type CreditedCharge = Charge & { line: number };

export type CreditRefusal = 'nothing_to_credit' | 'credit_too_high';

type Result = { ok: true; bill: Bill<CreditedCharge> } | { ok: false; refusal: CreditRefusal };

/** The amount of each line that earlier avoirs have not credited. */
export function leftToCredit(invoiced: readonly Charge[], earlier: readonly CreditedLine[]): Cents[] {
  return invoiced.map(({ ttc }, index) => {
    const taken = earlier.filter(({ line }) => line === index).map((credited) => credited.ttc);
    return cents(ttc - sumOf(taken));
  });
}

/** An avoir on everything left; refused when the lines left sum to zero. */
export function creditAll(invoiced: readonly Charge[], earlier: readonly CreditedLine[]): Result {
  const left = leftToCredit(invoiced, earlier);
  const lines = left.map((ttc, line) => ({ line, ttc })).filter(({ ttc }) => ttc !== 0);
  return credit(invoiced, earlier, lines);
}

/** An avoir on parts of chosen lines. */
export function creditLines(
  invoiced: readonly Charge[],
  earlier: readonly CreditedLine[],
  wanted: readonly CreditedLine[],
): Result {
  const left = leftToCredit(invoiced, earlier);
  const isTwice = new Set(wanted.map(({ line }) => line)).size < wanted.length;
  if (isTwice || wanted.some(({ line, ttc }) => ttc <= 0 || ttc > (left[line] ?? 0)))
    return { ok: false, refusal: 'credit_too_high' };
  return credit(invoiced, earlier, wanted);
}

/** Computed by difference with earlier avoirs, so that any number of them sums to the invoice to the cent. */
function credit(
  invoiced: readonly Charge[],
  earlier: readonly CreditedLine[],
  lines: readonly CreditedLine[],
): Result {
  const charges = lines.map(({ line, ttc }) => ({ line, ttc, rate: rateOf(invoiced, line) }));
  if (sumOf(charges.map(({ ttc }) => ttc)) === 0) return { ok: false, refusal: 'nothing_to_credit' };
  const taken = (rate: VatRate) =>
    sumOf(earlier.filter(({ line }) => rateOf(invoiced, line) === rate).map(({ ttc }) => ttc));
  const whole = (rate: VatRate) =>
    sumOf(invoiced.filter((charge) => charge.rate === rate).map(({ ttc }) => ttc));
  const bill = billOf(charges, (ttc, rate) =>
    cents(withoutVat(cents(taken(rate) + ttc), rate) - withoutVat(taken(rate), rate)),
  );
  const isTooHigh = bill.byRate.some(({ rate, ttc }) => taken(rate) + ttc > whole(rate));
  return isTooHigh ? { ok: false, refusal: 'credit_too_high' } : { ok: true, bill };
}

function rateOf(invoiced: readonly Charge[], line: number): VatRate {
  const charge = invoiced[line];
  if (!charge) throw new RangeError('the invoice has no such line');
  return charge.rate;
}
