import type { BillView, RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { sumOfMoney } from '../../words/sum-of-money.ts';

/** The invoice of a ride that exceeds what is owed: an avoir must credit the difference. */
export function invoiceBeyond(ride: RideView, bills: RideBillsView | undefined): BillView | undefined {
  const invoiced = sumOfMoney(bills?.creditable.map(({ left }) => left) ?? []);
  if (invoiced <= amountDue(paymentFactsOf(ride))) return undefined;
  return bills?.bills.find(({ kind }) => kind === 'invoice');
}
