import { type Entry, receiptEntry } from '#domain/accounting/entries.ts';
import { fecHead, fecName, fecPart, fecWriter } from '#domain/accounting/fec.ts';
import { latin9 } from '#domain/accounting/latin9.ts';
import { cents } from '#domain/money.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Span } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { readAccounting } from '../accounting.ts';
import { type Receipt, receiptsIn } from '../read-receipts.ts';
import type { Taker } from '../taker.ts';
import { creditNotesIn, entryOfCreditNote } from './credit-notes.ts';
import { type Dated, mergedByMoment } from './merged-by-moment.ts';
import { entryOfSale, entryOfWaivedFee, salesIn, waivedFeesIn } from './sales.ts';

/** Lines sent together. */
const AT_ONCE = 500;

/** The accounting file of a period: what was sold, credited, received and given back, in the order it happened. */
export async function fecFile(
  deps: Deps,
  taker: Taker,
  span: Span,
): Promise<{ name: string; bytes: AsyncGenerator<Uint8Array> }> {
  const settings = await deps.settings.current();
  const { company } = settings;
  if (company.siren === '') throw new AppError('siren_missing');
  const entries = mergedByMoment([
    dated(salesIn(deps, taker, span), (sale) => entryOfSale(sale, settings)),
    dated(waivedFeesIn(deps, taker, span), (fee) => entryOfWaivedFee(fee, settings)),
    dated(creditNotesIn(deps, taker, span), entryOfCreditNote),
    dated(receiptsIn(deps, taker, span), entryOfReceipt),
  ]);
  const write = fecWriter(await readAccounting(deps.db), fecPart(span));
  return { name: fecName(company.siren, span.lastDay), bytes: fecBytes(entries, write) };
}

async function* dated<Row extends { at: Date }>(
  batches: AsyncIterable<Row[]>,
  entryOf: (row: Row) => Entry,
): AsyncGenerator<Dated<Entry>> {
  for await (const rows of batches) for (const row of rows) yield { at: row.at, value: entryOf(row) };
}

async function* fecBytes(
  entries: AsyncIterable<Entry>,
  write: (entry: Entry) => string,
): AsyncGenerator<Uint8Array> {
  let text = [fecHead];
  for await (const entry of entries) {
    // A ride that cost nothing moves no account.
    if (entry.lines.length > 0) text.push(write(entry));
    if (text.length < AT_ONCE) continue;
    yield latin9(text.join(''));
    text = [];
  }
  yield latin9(text.join(''));
}

function entryOfReceipt(receipt: Receipt): Entry {
  const { day } = parisTime(receipt.at);
  return receiptEntry({
    day,
    piece: paymentReference(Number(receipt.payment_number), receipt.payment_opened_at),
    pieceDay: day,
    label: `${receipt.amount_cents > 0 ? 'Règlement' : 'Remboursement'} de la course n° ${receipt.ride_number}`,
    method: receipt.method,
    amount: cents(receipt.amount_cents),
  });
}
