import type { Cents } from '../money.ts';
import type { PaymentState } from './payment.ts';
import type { Standing, Taking } from './standing.ts';

export const CURRENCY = 'EUR';
const MINUTE_MS = 60_000;
/** A call to a provider ends before this, so what it did is visible by then. */
const IN_FLIGHT_MS = MINUTE_MS;
/** Nobody is charged for a click that lies longer back. */
const CONSENT_MS = 15 * MINUTE_MS;

export type PaymentFacts = {
  id: string;
  state: PaymentState;
  amount: Cents;
  /** When the money was last asked for. */
  askedAt: Date | null;
};

/** `wanted`: the ride still waits for exactly this. `useless`: it is paid by another payment, or costs something else by now. */
export type RideWish = 'wanted' | 'useless' | 'neither';

/** `surplus`: rightly taken but of no use, so it goes back. `ask_again`: repeats the same request. */
export type Settlement =
  | { to: 'paid' | 'surplus' | 'mismatch'; taking: Taking }
  | { to: 'refunded' | 'declined' | 'closed' | 'ask_again' | 'unchanged' };

/** What an answer of the provider means for a payment. The same answer twice changes nothing twice. */
export function settlementOf(
  payment: PaymentFacts,
  standing: Standing,
  ride: RideWish,
  now: Date,
): Settlement {
  switch (standing.state) {
    case 'taken':
      return whenTaken(payment, standing.taking, ride);
    case 'returned':
      return whenReturned(payment);
    case 'approved':
      return whenApproved(payment, ride, now);
    case 'open':
      return whenNothingTaken(payment, now);
    case 'gone':
      return payment.state === 'open' ? { to: 'closed' } : whenNothingTaken(payment, now);
    case 'declined':
      return payment.state === 'capturing' ? { to: 'declined' } : unchanged;
    case 'pending':
    case 'unknown':
      return unchanged;
  }
}

function whenTaken(payment: PaymentFacts, taking: Taking, ride: RideWish): Settlement {
  if (hasMoney(payment.state)) return unchanged;
  if (!isRight(payment, taking)) return payment.state === 'mismatch' ? unchanged : { to: 'mismatch', taking };
  return { to: ride === 'useless' ? 'surplus' : 'paid', taking };
}

function whenReturned({ state }: PaymentFacts): Settlement {
  if (state === 'paid' || state === 'refunding') return { to: 'refunded' };
  return state === 'refunded' || state === 'closed' ? unchanged : { to: 'closed' };
}

function whenApproved(payment: PaymentFacts, ride: RideWish, now: Date): Settlement {
  const settlement = whenNothingTaken(payment, now);
  const isFresh = sinceAsked(payment, now) <= CONSENT_MS;
  return settlement.to === 'closed' && ride === 'wanted' && isFresh ? { to: 'ask_again' } : settlement;
}

/** The client who still wants to pay gets a new order: this one is never charged. */
function whenNothingTaken(payment: PaymentFacts, now: Date): Settlement {
  const isOver = payment.state === 'capturing' && sinceAsked(payment, now) > IN_FLIGHT_MS;
  return isOver ? { to: 'closed' } : unchanged;
}

function isRight({ id, amount }: PaymentFacts, taking: Taking): boolean {
  return taking.reference === id && taking.currency === CURRENCY && taking.amount === amount;
}

function hasMoney(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunding' || state === 'refunded';
}

function sinceAsked({ askedAt }: PaymentFacts, now: Date): number {
  return now.getTime() - (askedAt?.getTime() ?? 0);
}

const unchanged: Settlement = { to: 'unchanged' };
