import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyText } from '#domain/money.ts';
import {
  amountDue,
  amountToPay,
  cashToHandOver,
  lastPaid,
  nextRefund,
  paidBefore,
  raiseOf,
  refundDue,
} from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { paymentFactsOf } from './ride-facts.ts';

/**
 * '32,50 €': what the client still has to pay: the price, or a fee, minus avoirs, or the rest beyond the agreed
 * price already paid.
 */
export function dueText(ride: RideView): string {
  return centsText(amountToPay(paymentFactsOf(ride)));
}

/** '30,00 €': the raise at the end. */
export function raiseText(ride: RideView): string {
  return centsText(raiseOf(paymentFactsOf(ride)));
}

/** All that is to be refunded. */
export function refundText(ride: RideView): string {
  return centsText(refundDue(paymentFactsOf(ride)));
}

/** What the next refund gives back. */
export function nextRefundText(ride: RideView): string {
  return centsText(nextRefund(paymentFactsOf(ride)));
}

/** The refunded amount while the refund is pending, when it is no longer due. */
export function refundedText(ride: RideView): string {
  return centsText(nextRefund({ ...paymentFactsOf(ride), paymentStatus: 'paid' }));
}

/** What was paid last and not refunded. */
export function lastPaidText(ride: RideView): string {
  return centsText(lastPaid(paymentFactsOf(ride)));
}

/** What is left to hand over of announced cash. */
export function cashText(ride: RideView): string {
  return centsText(cashToHandOver(paymentFactsOf(ride)));
}

/** What is due again where the last payment did not come; undefined where an avoir or a cancellation left nothing. */
export function dueAgainText(ride: RideView): string | undefined {
  const facts = paymentFactsOf(ride);
  const due = amountDue(facts) - paidBefore(facts);
  return due > 0 ? centsText(due) : undefined;
}

export function centsText(amount: number): string {
  return euroText(moneyText(cents(amount)));
}
