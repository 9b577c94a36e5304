import type { RideView } from '#contract/rides.ts';
import { type Cents, moneyText } from '#domain/money.ts';
import { amountDue, refundDue } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { priceOf } from './price-text.ts';
import { paymentFactsOf } from './ride-facts.ts';

/** '32,50 €': what the ride costs its client as it is, a fee or less an avoir. */
export function dueText(ride: RideView): string {
  return centsText(amountDue(paymentFactsOf(ride)));
}

/** What goes back to the client. */
export function refundText(ride: RideView): string {
  return centsText(refundDue(paymentFactsOf(ride)));
}

/** The same while it is on its way back, when the ride no longer awaits it. */
export function refundedText(ride: RideView): string {
  return centsText(refundDue({ ...paymentFactsOf(ride), paymentStatus: 'paid' }));
}

/** What was paid and did not go back. */
export function heldText(ride: RideView): string {
  return euroText(ride.paidAmount ?? priceOf(ride));
}

export function centsText(amount: Cents): string {
  return euroText(moneyText(amount));
}
