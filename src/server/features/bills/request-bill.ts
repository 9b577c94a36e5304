import type { RequestInvoiceBody, RideBillsView } from '#contract/papers/bills.ts';
import { billingSentences } from '#contract/sentences/billing-sentences.fr.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { type BillingDetails, billingProblems } from '#domain/billing/billing-details.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { findBills, issuedPaper } from './bill-repository.ts';
import { type BilledRide, findBilledRides, holdRide, isPriceOpen } from './billed-ride.ts';
import { findBillingState, keepBillingDetails } from './buyer.ts';
import { issueInvoice, issueNote } from './issue-bill.ts';
import { notifyOfBills } from './notify-of-bills.ts';
import { billedRide, readRideBills } from './read-bills.ts';
import { isBillable, isInvoiceable } from './ride-bill.ts';
import { mayInvoice } from './seller.ts';

export async function requestNote(deps: Deps, actor: UserRow, rideId: string): Promise<RideBillsView> {
  const { id } = await billedRide(deps.db, actor, rideId);
  return await once(deps, actor, id, 'note', async (trx, ride, issued) => {
    const { details, voucherNumber } = await findBillingState(trx, ride);
    await issueNote(deps, trx, ride, { buyer: details, voucherNumber, issued, issuedBy: actor.id });
  });
}

/** Made out as the request says, else by the client's billing details, else to the client by name. */
export async function requestInvoice(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  { buyer, keep = false }: RequestInvoiceBody,
): Promise<RideBillsView> {
  const { id, ...facts } = await billedRide(deps.db, actor, rideId);
  const { company } = await deps.settings.current();
  if (!mayInvoice(company)) throw new AppError('company_incomplete');
  if (buyer) refuseWrongDetails(buyer);
  const isClient = isClientOf(actor, { clientId: facts.client_id });
  return await once(deps, actor, id, 'invoice', async (trx, ride, issued) => {
    if (buyer && keep && isClient) await keepBillingDetails(trx, actor.id, buyer, deps.clock());
    const { details, voucherNumber } = await findBillingState(trx, ride);
    const issue = { buyer: buyer ?? details, voucherNumber, issued, issuedBy: actor.id };
    await issueInvoice(deps, trx, ride, issue);
  });
}

export function refuseWrongDetails(details: BillingDetails): void {
  const problems = Object.entries(billingProblems(details));
  if (problems.length === 0) return;
  const fields = Object.fromEntries(
    problems.map(([field, problem]) => [field, billingSentences(field, problem)]),
  );
  throw new AppError('invalid_request', { fields });
}

type Issue = (trx: Db, ride: BilledRide, issued: BillContent | undefined) => Promise<void>;

/** A ride has one note and one invoice: a repeated or concurrent request returns the existing one. */
async function once(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  kind: 'note' | 'invoice',
  issue: Issue,
): Promise<RideBillsView> {
  await deps.db.transaction().execute(async (trx) => {
    await holdRide(trx, rideId);
    const [ride] = await findBilledRides(trx, [rideId]);
    if (!ride) throw new AppError('ride_not_found');
    const bills = await findBills(trx, [rideId]);
    if (bills.some((bill) => bill.kind === kind)) return;
    if (isPriceOpen(ride)) throw new AppError('price_open');
    const settings = await deps.settings.current();
    const issued = issuedPaper(bills);
    const mayHave = kind === 'note' ? isBillable : isInvoiceable;
    if (!mayHave(ride, settings, issued)) throw new AppError('not_billable');
    await issue(trx, ride, issued);
    await notifyOfBills(deps, trx, ride);
  });
  return await billsNow(deps, actor, rideId);
}

export async function billsNow(deps: Deps, actor: UserRow, rideId: string): Promise<RideBillsView> {
  const [view] = await readRideBills(deps, actor, [rideId]);
  if (!view) throw new AppError('ride_not_found');
  return view;
}
