import type { BillContent } from '#domain/billing/bill-content.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { decidedRate } from '#domain/billing/decided-rate.ts';
import { isInvoiceDue, isNoteDue } from '#domain/billing/papers-due.ts';
import type { Db } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { factsOfBill, vatMentionOf } from './bill-facts.ts';
import { findBills, issuedPaper } from './bill-repository.ts';
import type { BilledRide } from './billed-ride.ts';
import { buyerFrom, clientAsBuyer, findBillingState } from './buyer.ts';
import { isInvoiceable, rideBill } from './ride-bill.ts';
import { findPayments } from './ride-money.ts';
import { mayInvoice } from './seller.ts';
import { storeBill, takeNumber } from './store-bill.ts';

type Issuer = Pick<Deps, 'settings' | 'clock' | 'secrets'>;
/** Without a buyer it is made out to the client by name; without an issuer it is the platform's own act. */
type Issue = {
  buyer: BillingDetails | undefined;
  voucherNumber: string | null;
  issuedBy: string | null;
  /** The paper that the ride has already: another one says the same of its taxes. */
  issued: BillContent | undefined;
};

/**
 * Once a price is final: issues the note from 25 € on, and the invoice where one is due unasked. An indemnity has no
 * invoice, so its note is issued instead. Returns whether anything was issued.
 */
export async function issueDueBills(deps: Issuer, trx: Db, ride: BilledRide): Promise<boolean> {
  const settings = await deps.settings.current();
  const { company, billing } = settings;
  const { ttc } = rideBill(ride, settings);
  const { kinds, details, voucherNumber } = await findBillingState(trx, ride);
  const issued = kinds.length > 0 ? issuedPaper(await findBills(trx, [ride.id])) : undefined;
  const issue = { buyer: details, voucherNumber, issued, issuedBy: null };
  const isDue = isInvoiceDue(ttc, {
    isCompany: details?.kind === 'company',
    always: billing.alwaysInvoice,
  });
  const isSale = isInvoiceable(ride, settings, issued);
  const note = (isNoteDue(ttc) || (isDue && !isSale)) && !kinds.includes('note');
  const invoice = isDue && isSale && mayInvoice(company) && !kinds.includes('invoice');
  if (note) await issueNote(deps, trx, ride, issue);
  if (invoice) await issueInvoice(deps, trx, ride, issue);
  return note || invoice;
}

export async function issueNote(
  deps: Issuer,
  trx: Db,
  ride: BilledRide,
  { issuedBy, ...heading }: Issue,
): Promise<void> {
  const numbered = { number: String(ride.number), issuedAt: deps.clock() };
  const content = await contentOf(deps, trx, ride, { kind: 'note', ...numbered, ...heading });
  await storeBill(deps, trx, { ride, content, issuedBy });
}

/** The caller has locked the ride and seen that it has no invoice yet. */
export async function issueInvoice(
  deps: Issuer,
  trx: Db,
  ride: BilledRide,
  { issuedBy, ...heading }: Issue,
): Promise<void> {
  const numbered = await takeNumber(trx, 'F', deps.clock());
  const content = await contentOf(deps, trx, ride, { kind: 'invoice', ...numbered, ...heading });
  await storeBill(deps, trx, { ride, content, issuedBy });
}

/** One that is taxed like the paper before names the same number. */
function isTaxedAs(issued: BillContent | undefined, { company }: SettingsSnapshot): issued is BillContent {
  const rate = decidedRate(issued, company);
  return rate !== undefined && rate !== 'outside';
}

type Heading = Omit<Issue, 'issuedBy'> & { kind: 'note' | 'invoice'; number: string; issuedAt: Date };

async function contentOf(
  { settings }: Issuer,
  trx: Db,
  ride: BilledRide,
  { kind, number, issuedAt, buyer, voucherNumber, issued }: Heading,
): Promise<BillContent> {
  const snapshot = await settings.current();
  const bill = rideBill(ride, snapshot, issued);
  const { seller, ...facts } = factsOfBill(ride, snapshot, voucherNumber);
  return {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    buyer: buyerFrom(buyer ?? clientAsBuyer(ride), ride),
    ...facts,
    ...(facts.payment ? await findPayments(trx, ride.id) : {}),
    seller: isTaxedAs(issued, snapshot) ? { ...seller, vatNumber: issued.seller.vatNumber } : seller,
    ...bill,
    vatMention: vatMentionOf(bill, snapshot),
    credited: null,
  };
}
