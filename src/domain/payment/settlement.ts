import type { Cents } from '../money.ts';
import type { Capture, OrderStatus } from './order-status.ts';
import type { PaymentState } from './payment.ts';

export const CURRENCY = 'EUR';
const MINUTE_MS = 60_000;
/** Calls to a provider end within this time, so their effect is visible by then. */
const IN_FLIGHT_MS = MINUTE_MS;
/** A client's consent older than this is not charged. */
const CONSENT_MS = 15 * MINUTE_MS;

export type PaymentFacts = {
  id: string;
  state: PaymentState;
  amount: Cents;
  /** When the capture was last requested, or last got an answer that left it in doubt. */
  askedAt: Date | null;
};

/**
 * `due`: the ride awaits exactly this amount. `not_due`: another payment pays it, or its price changed.
 * `inactive`: it does not take place.
 */
export type RideDemand = 'due' | 'not_due' | 'inactive';

/**
 * `surplus`: captured as requested but not due, so it is refunded. `ask_again`: repeats the same request. `doubtful`,
 * `certain`: a closed payment whose order, by this answer, may still be captured, or is certainly not.
 */
export type Settlement =
  | { to: 'paid' | 'surplus' | 'mismatch'; capture: Capture }
  | { to: 'refunded' | 'declined' | 'closed' | 'ask_again' | 'doubtful' | 'certain' | 'unchanged' };

/** What a provider's answer means for a payment. Idempotent: a repeated answer changes nothing. */
export function settlementOf(
  payment: PaymentFacts,
  orderStatus: OrderStatus,
  ride: RideDemand,
  now: Date,
): Settlement {
  if (payment.state === 'closed') return whenClosed(payment, orderStatus, ride, now);
  switch (orderStatus.state) {
    case 'captured':
      return whenCaptured(payment, orderStatus.capture, ride);
    case 'refunded':
      return whenRefunded(payment);
    case 'approved':
      return whenApproved(payment, ride, now);
    case 'open':
      return whenNothingCaptured(payment, now);
    case 'gone':
      return payment.state === 'open' ? { to: 'closed' } : whenNothingCaptured(payment, now);
    case 'declined':
      return payment.state === 'capturing' ? { to: 'declined' } : unchanged;
    case 'pending':
    case 'unknown':
      return unchanged;
  }
}

/** Two capture requests for one order may be in flight: a refusal of one says nothing about the other. */
function whenClosed(
  payment: PaymentFacts,
  orderStatus: OrderStatus,
  ride: RideDemand,
  now: Date,
): Settlement {
  switch (orderStatus.state) {
    case 'captured':
      return whenCaptured(payment, orderStatus.capture, ride);
    case 'pending':
    case 'unknown':
      return { to: 'doubtful' };
    case 'refunded':
    case 'approved':
    case 'open':
    case 'gone':
    case 'declined':
      return sinceAsked(payment, now) > IN_FLIGHT_MS ? { to: 'certain' } : unchanged;
  }
}

function whenCaptured(payment: PaymentFacts, capture: Capture, ride: RideDemand): Settlement {
  if (hasMoney(payment.state)) return unchanged;
  if (!isRight(payment, capture))
    return payment.state === 'mismatch' ? unchanged : { to: 'mismatch', capture };
  return { to: ride === 'not_due' ? 'surplus' : 'paid', capture };
}

/** An order counts as refunded before the bank agrees: for a refund we requested, only its own request decides. */
function whenRefunded({ state }: PaymentFacts): Settlement {
  if (state === 'paid') return { to: 'refunded' };
  return state === 'refunding' || state === 'refunded' ? unchanged : { to: 'closed' };
}

function whenApproved(payment: PaymentFacts, ride: RideDemand, now: Date): Settlement {
  const settlement = whenNothingCaptured(payment, now);
  const isFresh = sinceAsked(payment, now) <= CONSENT_MS;
  return settlement.to === 'closed' && ride === 'due' && isFresh ? { to: 'ask_again' } : settlement;
}

/** The client pays again with a new order: this one is never captured. */
function whenNothingCaptured(payment: PaymentFacts, now: Date): Settlement {
  const isOver = payment.state === 'capturing' && sinceAsked(payment, now) > IN_FLIGHT_MS;
  return isOver ? { to: 'closed' } : unchanged;
}

function isRight({ id, amount }: PaymentFacts, capture: Capture): boolean {
  return capture.reference === id && capture.currency === CURRENCY && capture.amount === amount;
}

function hasMoney(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunding' || state === 'refunded';
}

function sinceAsked({ askedAt }: PaymentFacts, now: Date): number {
  return now.getTime() - (askedAt?.getTime() ?? 0);
}

const unchanged: Settlement = { to: 'unchanged' };
