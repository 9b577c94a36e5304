import type { CreditBody } from '#contract/papers/bills.ts';
import { centsFrom } from '#contract/pricing/pricing.ts';
import type { Bill } from '#domain/billing/bill.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { type CreditedCharge, type CreditedLine, creditAll, creditLines } from '#domain/billing/credit.ts';
import { refundBefore } from '#domain/billing/refund-before.ts';
import { cents } from '#domain/money.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { announceLive, rideChanged } from '#server/live/live-event.ts';
import { contentFrom, findBills, type StoredBill } from './bill-repository.ts';
import type { BilledRide } from './billed-ride.ts';
import { endCreditedRest } from './credited-rest.ts';
import { findMoney } from './ride-money.ts';
import { storeBill, takeNumber } from './store-bill.ts';

type Wanted = { reason: string; lines?: CreditBody['lines']; issuedBy: string };

/** An avoir on the invoice of a ride that the caller holds, between the two whom that invoice names. */
export async function creditInvoice(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  trx: Db,
  ride: BilledRide,
  wanted: Wanted,
): Promise<void> {
  const bills = await findBills(trx, [ride.id]);
  const invoice = bills.find(({ kind }) => kind === 'invoice');
  if (!invoice) throw new AppError('no_invoice');
  const invoiced = contentFrom(invoice);
  const credits = bills.filter(({ kind }) => kind === 'credit_note');
  const bill = billWanted(invoiced, creditedBy(credits), wanted);
  const invoicedLeft = cents(invoice.ttc_cents - credits.reduce((sum, { ttc_cents }) => sum + ttc_cents, 0));
  const left = cents(invoicedLeft - bill.ttc);
  const refund = refundBefore({ ttc: bill.ttc, invoiced: invoicedLeft }, await findMoney(trx, ride.id));

  const { number, issuedAt } = await takeNumber(trx, 'A', deps.clock());
  const content: BillContent = {
    kind: 'credit_note',
    number,
    issuedAt: issuedAt.toISOString(),
    rideNumber: invoiced.rideNumber,
    seller: invoiced.seller,
    buyer: invoiced.buyer,
    service: invoiced.service,
    payment: null,
    ...(refund ? { refund } : {}),
    ...bill,
    lines: bill.lines.map((line) => lineOf(invoiced, line)),
    vatMention: invoiced.vatMention,
    credited: {
      invoiceNumber: invoiced.number,
      invoiceIssuedAt: invoiced.issuedAt,
      isWhole: left === 0 && credits.length === 0,
      reason: wanted.reason,
      left,
    },
  };
  await storeBill(deps, trx, { ride, content, issuedBy: wanted.issuedBy, invoiceId: invoice.id });
  await lowerPrice(trx, ride, bill.ttc);
}

/** A credited amount is no longer owed; of a paid ride it is to be refunded. */
async function lowerPrice(trx: Db, ride: BilledRide, credited: number): Promise<void> {
  await trx
    .updateTable('rides')
    .set((eb) => ({
      credited_cents: eb('credited_cents', '+', credited),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', ride.id)
    .execute();
  await endCreditedRest(trx, ride.id);
  await announceLive(trx, rideChanged(ride, [ride.status]));
}

/** What earlier avoirs credited, line by line. */
export function creditedBy(credits: readonly StoredBill[]): CreditedLine[] {
  return credits.flatMap((credit) =>
    contentFrom(credit).lines.flatMap(({ creditedLine, ttc }) =>
      creditedLine === undefined ? [] : [{ line: creditedLine, ttc }],
    ),
  );
}

function billWanted(invoiced: BillContent, earlier: CreditedLine[], { lines }: Wanted): Bill<CreditedCharge> {
  const wanted = lines?.map(({ line, amount }) => ({ line, ttc: centsFrom(amount) ?? cents(0) }));
  const result = wanted ? creditLines(invoiced.lines, earlier, wanted) : creditAll(invoiced.lines, earlier);
  if (!result.ok) throw new AppError(result.refusal);
  return result.bill;
}

function lineOf(invoiced: BillContent, { line, ttc, ht, rate }: Bill<CreditedCharge>['lines'][number]) {
  const { label = '', detail = '' } = invoiced.lines[line] ?? {};
  return { label, detail, rate, ht, ttc, creditedLine: line };
}
