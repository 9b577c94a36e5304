import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyText } from '#domain/money.ts';
import { amountToPay, raiseOf, refundDue } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { priceOf } from './price-text.ts';
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

/** The amount to refund. */
export function refundText(ride: RideView): string {
  return centsText(refundDue(paymentFactsOf(ride)));
}

/** The refunded amount while the refund is pending, when it is no longer due. */
export function refundedText(ride: RideView): string {
  return centsText(refundDue({ ...paymentFactsOf(ride), paymentStatus: 'paid' }));
}

/** What was paid and not refunded. */
export function heldText(ride: RideView): string {
  return euroText(ride.paidAmount ?? priceOf(ride));
}

export function centsText(amount: number): string {
  return euroText(moneyText(cents(amount)));
}
