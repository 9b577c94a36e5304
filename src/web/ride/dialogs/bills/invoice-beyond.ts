import type { BillView, RideBillsView } from '#contract/bills.ts';
import type { RideView } from '#contract/rides.ts';
import { moneyFrom } from '#domain/money.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';

/** The invoice of a ride that says more than is owed: an avoir has to take the difference back. */
export function invoiceBeyond(ride: RideView, bills: RideBillsView | undefined): BillView | undefined {
  const invoiced = bills?.creditable.reduce((sum, { left }) => sum + (moneyFrom(left) ?? 0), 0) ?? 0;
  if (invoiced <= amountDue(paymentFactsOf(ride))) return undefined;
  return bills?.bills.find(({ kind }) => kind === 'invoice');
}
