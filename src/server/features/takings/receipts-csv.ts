import { paymentMethodNames, receiptNature, receiptsColumns } from '#contract/sentences/payment-names.fr.ts';
import { CSV_START, csvLines } from '#domain/csv.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { frenchDay } from './french-day.ts';
import { presentReceipt } from './present-receipt.ts';
import type { Receipt } from './read-receipts.ts';

/** The book of receipts, oldest first. */
export async function* receiptsCsv(batches: AsyncIterable<Receipt[]>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLines([receiptsColumns])}`;
  for await (const receipts of batches) yield csvLines(receipts.map(rowOf));
}

function rowOf(receipt: Receipt): string[] {
  const [day = '', time = ''] = parisLocal(receipt.at).split('T');
  const { kind, fee, method, amount, reference, document, rideNumber, clientName } = presentReceipt(receipt);
  return [
    frenchDay(day),
    time,
    reference,
    document,
    clientName,
    receiptNature({ kind, fee }),
    String(rideNumber),
    amount.replace('.', ','),
    paymentMethodNames[method],
  ];
}
