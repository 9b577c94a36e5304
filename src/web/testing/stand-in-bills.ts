import { HttpResponse } from 'msw';
import {
  creditInvoice,
  getBillingDetails,
  listRideBills,
  requestInvoice,
  requestNote,
} from '#contract/papers/bills.calls.ts';
import type { BillingDetailsView, BillView, RideBillsView } from '#contract/papers/bills.ts';
import { api, on } from './api.ts';

export const note: BillView = {
  id: 'bill-1',
  kind: 'note',
  number: '3',
  issuedAt: '2026-05-07T14:02:00Z',
  name: 'Amélie Martin',
  ttc: '42.50',
  isKept: true,
  isIndemnity: false,
  erasedAt: null,
};
export const invoice: BillView = {
  ...note,
  id: 'bill-2',
  kind: 'invoice',
  number: 'F-2026-00042',
  name: 'Atelier Delmas SARL',
};
export const avoir: BillView = {
  ...note,
  id: 'bill-3',
  kind: 'credit_note',
  number: 'A-2026-00003',
  issuedAt: '2026-05-08T08:00:00Z',
  ttc: '4.20',
};

export const noBills: RideBillsView = {
  rideId: 'ride-3',
  bills: [],
  voucher: { number: 'B-2026-000123', version: 1, erasedAt: null },
  ttc: '42.50',
  vat: '3.86',
  vatRate: '10\u00a0%',
  isNoteOnRequest: true,
  isInvoiceOnRequest: true,
  creditable: [],
};

type Kept = { bills: RideBillsView; details?: BillingDetailsView | null; refusal?: object };

/** A stand-in server with the bills of one ride that issues what is asked for. */
export function keepBills({ bills, details = null, refusal }: Kept) {
  let kept = bills;
  const received: unknown[] = [];
  const issue = async (request: Request, bill: BillView, change: Partial<RideBillsView>) => {
    received.push(await request.json().catch(() => undefined));
    if (refusal) return HttpResponse.json(refusal, { status: 409 });
    kept = { ...kept, bills: [...kept.bills, bill], ...change };
    return HttpResponse.json(kept);
  };
  api.use(
    on(listRideBills, () => HttpResponse.json([kept])),
    on(getBillingDetails, () => HttpResponse.json({ details })),
    on(requestNote, ({ request }) => issue(request, note, { isNoteOnRequest: false })),
    on(requestInvoice, ({ request }) => issue(request, invoice, { isInvoiceOnRequest: false })),
    on(creditInvoice, ({ request }) => issue(request, avoir, {})),
  );
  return received;
}
