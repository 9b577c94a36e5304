import { billsColumns, billsKinds } from '#contract/sentences/payment-names.fr.ts';
import type { RateTotal } from '#domain/billing/bill.ts';
import { CSV_START, csvLines } from '#domain/csv.ts';
import { cents, moneyText } from '#domain/money.ts';
import { frenchDay } from './french-day.ts';
import type { PeriodBill } from './period-bills.ts';

/** Invoices and avoirs; the amounts of an avoir are negative here, so that columns can be summed. */
export async function* billsCsv(batches: AsyncIterable<PeriodBill[]>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLines([billsColumns])}`;
  for await (const bills of batches) yield csvLines(bills.map(rowOf));
}

function rowOf(bill: PeriodBill): string[] {
  const sign = bill.kind === 'credit_note' ? -1 : 1;
  const money = (amount: number) => moneyText(cents(sign * amount || 0)).replace('.', ',');
  const { buyer, credited } = bill.content ?? {};
  return [
    frenchDay(bill.issued_on),
    billsKinds[bill.kind],
    bill.number,
    buyer?.name ?? '',
    buyer?.siren ?? '',
    buyer?.vatNumber ?? '',
    buyer?.orderReference ?? '',
    bill.ride_number,
    ...taxedColumns(bill).map(money),
    money(bill.ht_cents),
    money(bill.vat_cents),
    money(bill.ttc_cents),
    credited?.invoiceNumber ?? '',
    credited?.reason ?? '',
  ];
}

/** HT and VAT at 10 %, HT and VAT at 20 %, and what bears no VAT. */
function taxedColumns({ content }: PeriodBill): number[] {
  const totals = content?.byRate ?? [];
  const sum = (column: 'ht' | 'vat', ...rates: RateTotal['rate'][]) =>
    totals.filter(({ rate }) => rates.includes(rate)).reduce((all, total) => all + total[column], 0);
  return [
    ...[sum('ht', 10), sum('vat', 10), sum('ht', 20), sum('vat', 20)],
    sum('ht', 'franchise', 'outside'),
  ];
}
