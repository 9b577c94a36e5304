import type { Cents } from '../money.ts';
import { isAgreed, type RideFacts } from '../ride/ride.ts';

export const paymentMethods = ['cash', 'paypal', 'stripe'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type OnlineMethod = Exclude<PaymentMethod, 'cash'>;

/** The payment status of a ride. `processing`: a capture was requested and its result is not known yet. */
export const ridePaymentStatuses = ['unpaid', 'processing', 'paid', 'refunding', 'refunded'] as const;
export type RidePaymentStatus = (typeof ridePaymentStatuses)[number];

/**
 * The life of one payment. `open`: an order waits at the provider, nothing is taken. `capturing`: the money was asked
 * for. `mismatch`: something was taken that is not what we asked for. `closed`: it ended without money.
 */
export const paymentStates = [
  'open',
  'capturing',
  'mismatch',
  'paid',
  'refunding',
  'refunded',
  'closed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export type RidePaymentFacts = RideFacts & {
  estimatedCents: Cents;
  finalCents: Cents | null;
  paymentStatus: RidePaymentStatus;
  paymentMethod: PaymentMethod | null;
  cashConfirmedAt: Date | null;
};

export function amountDue(ride: Pick<RidePaymentFacts, 'finalCents' | 'estimatedCents'>): Cents {
  return ride.finalCents ?? ride.estimatedCents;
}

type Payable = Pick<RidePaymentFacts, 'status' | 'paymentStatus' | 'finalCents' | 'estimatedCents'>;

export function isPayable(ride: Payable): boolean {
  return isAgreed(ride) && ride.paymentStatus === 'unpaid' && amountDue(ride) > 0;
}

type Paid = Pick<RidePaymentFacts, 'status' | 'paymentStatus' | 'paymentMethod' | 'cashConfirmedAt'>;

/** The client declared cash; the driver has neither confirmed nor contested it. */
export function awaitsCash(ride: Omit<Paid, 'status'>): boolean {
  return ride.paymentStatus === 'paid' && ride.paymentMethod === 'cash' && ride.cashConfirmedAt === null;
}

/** A ride that did not take place and was paid: 'À rembourser'. Cash that nobody confirmed was not paid. */
export function isRefundable(ride: Paid): boolean {
  return ride.status === 'cancelled' && ride.paymentStatus === 'paid' && !awaitsCash(ride);
}
