import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyText } from '#domain/money.ts';
import { amountToPay, raiseOf, refundDue } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { priceOf } from './price-text.ts';
import { paymentFactsOf } from './ride-facts.ts';

/** '32,50 €': what its client has to pay for the ride as it is: a fee, less an avoir, or what stayed due beyond the agreed price. */
export function dueText(ride: RideView): string {
  return centsText(amountToPay(paymentFactsOf(ride)));
}

/** '30,00 €': what was added at the end. */
export function raiseText(ride: RideView): string {
  return centsText(raiseOf(paymentFactsOf(ride)));
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

export function centsText(amount: number): string {
  return euroText(moneyText(cents(amount)));
}
