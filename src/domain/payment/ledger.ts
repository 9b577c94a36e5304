import type { Cents } from '../money.ts';
import type { PaymentMethod, PaymentState, RidePaymentStatus } from './payment.ts';

export type LedgerPayment = {
  method: PaymentMethod;
  state: PaymentState;
  amount: Cents;
  /** The refunded part. */
  refunded: Cents;
  /** Whether the driver confirmed the cash. */
  isConfirmed: boolean;
};

/** The journal balance expected for a payment in this state. */
export function expectedBalance({ method, state, amount, refunded, isConfirmed }: LedgerPayment): number {
  if (state !== 'paid' && state !== 'refunding') return 0;
  return method !== 'cash' || isConfirmed ? amount - refunded : 0;
}

/**
 * The expected payment status of a ride with payments in these states, mistaken ones left out.
 * `rest`: for a ride that owes one; once that went back, the price alone may be due again.
 */
export function expectedStatus(
  states: readonly PaymentState[],
  rest?: readonly PaymentState[],
): RidePaymentStatus {
  const status = statusBy(rest ?? states);
  if (!rest || isOpen(status)) return status;
  const price = statusBy(states);
  if (status === 'refunded' && isOpen(price)) return price;
  const all = [...states, ...rest];
  if (all.includes('refunding')) return 'refunding';
  return all.includes('paid') ? 'paid' : 'refunded';
}

function isOpen(status: RidePaymentStatus): boolean {
  return status === 'unpaid' || status === 'processing';
}

function statusBy(states: readonly PaymentState[]): RidePaymentStatus {
  if (states.includes('capturing') || states.includes('mismatch')) return 'processing';
  if (states.includes('paid')) return 'paid';
  if (states.includes('refunding')) return 'refunding';
  return states.includes('refunded') ? 'refunded' : 'unpaid';
}
