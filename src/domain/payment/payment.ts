import { type Cents, cents } from '../money.ts';
import { feeOf, isAgreed, type RideFacts } from '../ride/ride.ts';

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
  /** The money held for the ride; null: its whole price if paid, else nothing. */
  paidCents?: Cents | null;
  /** The sum of its avoirs. */
  creditedCents?: Cents;
  /** The agreed price was paid first, and what stayed due beyond it is a payment of its own. */
  owesRest?: boolean;
};

type Priced = Pick<RidePaymentFacts, 'finalCents' | 'estimatedCents'>;

/** The final price, else the agreed one. */
export function priceOf(ride: Priced): Cents {
  return ride.finalCents ?? ride.estimatedCents;
}

type Owed = Priced &
  Pick<RidePaymentFacts, 'status' | 'feeCents' | 'feeWaivedAt' | 'creditedCents' | 'raise'>;

/** What the client owes, paid or not: the price, or the fee of a cancelled ride, minus avoirs. */
export function amountDue(ride: Owed): Cents {
  const whole = isAgreed(ride) ? agreedOrFinal(ride) : feeOf(ride);
  return cents(Math.max(0, whole - (ride.creditedCents ?? 0)));
}

/** A raise is not due while the client contests it. */
function agreedOrFinal(ride: Owed): Cents {
  return ride.raise === 'contested' ? ride.estimatedCents : priceOf(ride);
}

type Payable = Owed & Pick<RidePaymentFacts, 'paymentStatus' | 'paidCents'>;

/** The amount still to pay: all, or the rest after the agreed price was paid. */
export function amountToPay(ride: Payable): Cents {
  const isOpen = ride.paymentStatus === 'unpaid' || ride.paymentStatus === 'processing';
  return cents(Math.max(0, amountDue(ride) - (isOpen ? (ride.paidCents ?? 0) : 0)));
}

/** Whether anything is left to pay of an unpaid ride, or of the fee of a cancelled one. */
export function isPayable(ride: Payable): boolean {
  return ride.paymentStatus === 'unpaid' && amountToPay(ride) > 0;
}

/** Whether avoirs cover all that stayed due after the agreed price was paid. */
export function isRestCredited(ride: Payable): boolean {
  return ride.paymentStatus === 'unpaid' && (ride.paidCents ?? 0) > 0 && amountToPay(ride) === 0;
}

/** What the final price adds to the agreed one. */
export function raiseOf(ride: Priced): Cents {
  return cents(Math.max(0, priceOf(ride) - ride.estimatedCents));
}

type Paid = Owed &
  Pick<RidePaymentFacts, 'paymentStatus' | 'paymentMethod' | 'cashConfirmedAt' | 'paidCents'>;

/** The client declared cash; the driver has neither confirmed nor contested it. */
export function awaitsCash(
  ride: Pick<RidePaymentFacts, 'paymentStatus' | 'paymentMethod' | 'cashConfirmedAt'>,
): boolean {
  return ride.paymentStatus === 'paid' && ride.paymentMethod === 'cash' && ride.cashConfirmedAt === null;
}

/** Whether the price was received, even while a surplus is being refunded. */
export function isReceived(ride: Parameters<typeof awaitsCash>[0]): boolean {
  return (ride.paymentStatus === 'paid' || ride.paymentStatus === 'refunding') && !awaitsCash(ride);
}

/** The money held beyond what is owed: 'À rembourser'. Unconfirmed cash does not count as paid. */
export function refundDue(ride: Paid): Cents {
  if (ride.paymentStatus !== 'paid' || awaitsCash(ride)) return cents(0);
  return cents(Math.max(0, (ride.paidCents ?? priceOf(ride)) - amountDue(ride)));
}

export function isRefundable(ride: Paid): boolean {
  return refundDue(ride) > 0;
}

type Held = Priced & Pick<RidePaymentFacts, 'paidCents' | 'owesRest'>;

/** The money of the last payment: the rest, where it was paid by itself, else all that is held. */
export function lastPaid(ride: Held): Cents {
  return cents((ride.paidCents ?? priceOf(ride)) - paidBefore(ride));
}

/** The agreed price, where the rest was paid after it; else nothing. */
export function paidBefore({
  owesRest,
  paidCents,
  estimatedCents,
}: Pick<Held, 'owesRest' | 'paidCents' | 'estimatedCents'>): Cents {
  return cents(owesRest && (paidCents ?? 0) > estimatedCents ? estimatedCents : 0);
}

/** What is left to hand over of announced cash: of a ride that was cancelled since, its fee. */
export function cashToHandOver(ride: Owed & Held): Cents {
  return cents(Math.max(0, Math.min(lastPaid(ride), amountDue(ride) - paidBefore(ride))));
}

/** What the next refund gives back: each payment goes back by itself, the rest first. */
export function nextRefund(ride: Paid & Held): Cents {
  return cents(Math.min(refundDue(ride), lastPaid(ride)));
}
