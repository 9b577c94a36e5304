import type { BillLineView, BillView, RideBillsView } from '#contract/papers/bills.ts';
import { isIndemnity } from '#domain/billing/bill-content.ts';
import { leftToCredit } from '#domain/billing/credit.ts';
import { percentOf } from '#domain/billing/vat.ts';
import { cents, moneyText } from '#domain/money.ts';
import { may } from '#domain/policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import { contentFrom, issuedPaper, type LastVoucher, type StoredBill } from './bill-repository.ts';
import { type BilledRide, isPriceOpen } from './billed-ride.ts';
import { creditedBy } from './credit-invoice.ts';
import { isBillable, isInvoiceable, rideBill } from './ride-bill.ts';
import { mayInvoice } from './seller.ts';

type Shown = {
  ride: BilledRide;
  bills: readonly StoredBill[];
  voucher: LastVoucher | undefined;
  settings: SettingsSnapshot;
  viewer: UserRow;
};

/** The bills of a ride, and which it can still have. */
export function presentRideBills({ ride, bills, voucher, settings, viewer }: Shown): RideBillsView {
  const issued = issuedPaper(bills);
  const { byRate, ttc, vat } = rideBill(ride, settings, issued);
  const has = (kind: StoredBill['kind']) => bills.some((bill) => bill.kind === kind);
  const rate = byRate[0] ? percentOf(byRate[0].rate) : 0;
  const isFinal = !isPriceOpen(ride);
  return {
    rideId: ride.id,
    bills: bills.map((bill) => presentBill(bill, ride)),
    voucher: voucher ? presentLastVoucher(voucher) : null,
    ttc: moneyText(ttc),
    vat: moneyText(vat),
    vatRate: rate > 0 ? `${rate}\u00a0%` : '',
    isNoteOnRequest: isFinal && isBillable(ride, settings) && !has('note'),
    isInvoiceOnRequest:
      isFinal && isInvoiceable(ride, settings, issued) && !has('invoice') && mayInvoice(settings.company),
    creditable: may(viewer, 'credit_invoices') ? creditableLines(bills) : [],
  };
}

function presentBill(bill: StoredBill, ride: BilledRide): BillView {
  const content = bill.content === null ? null : contentFrom(bill);
  return {
    id: bill.id,
    kind: bill.kind,
    number: bill.number ?? String(ride.number),
    issuedAt: bill.issued_at.toISOString(),
    name: content?.buyer.name ?? '',
    ttc: moneyText(cents(bill.ttc_cents)),
    isKept: content !== null,
    isIndemnity: content !== null && isIndemnity(content),
    erasedAt: bill.erased_at?.toISOString() ?? null,
  };
}

function presentLastVoucher({ number, version, erased_at }: LastVoucher): RideBillsView['voucher'] {
  return { number, version, erasedAt: erased_at?.toISOString() ?? null };
}

/** Empty where the retention removed the content. */
function creditableLines(bills: readonly StoredBill[]): BillLineView[] {
  const invoice = bills.find(({ kind }) => kind === 'invoice');
  if (!invoice || bills.some(({ content }) => content === null)) return [];
  const { lines } = contentFrom(invoice);
  const left = leftToCredit(lines, creditedBy(bills.filter(({ kind }) => kind === 'credit_note')));
  return lines.map(({ label, detail, ttc }, index) => ({
    label,
    detail,
    ttc: moneyText(ttc),
    left: moneyText(left[index] ?? cents(0)),
  }));
}
