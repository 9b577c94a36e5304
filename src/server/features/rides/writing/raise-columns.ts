import { awaitsCash } from '#domain/payment/payment.ts';
import type { Move } from '#domain/ride/moves.ts';
import { BILLS_WAIT_MS } from '#domain/ride/raise.ts';
import type { RideRow } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import type { RideSnapshot } from '../reading/ride-snapshot.ts';
import type { RideChange } from './write-ride.ts';

/** The papers of a price that was raised wait until its client has paid or contested it, or has had the time to. */
export function waitingBills(raised: boolean, now: Date): Pick<RideChange, 'bills_due_at'> {
  return raised ? { bills_due_at: new Date(now.getTime() + BILLS_WAIT_MS) } : {};
}

type Answering = { ride: RideSnapshot; move: Move; reason: string | null; now: Date };

/** The contest of the client, and the answer of the driver or an admin. */
export function raiseColumns({ ride, move, reason, now }: Answering): RideChange {
  if (move === 'contest_price')
    return { price_contested_at: now, price_contest_reason: reason, bills_due_at: null };
  if (move === 'waive_raise')
    return { price_answered_at: now, price_answer: 'waived', final_cents: ride.estimated_cents };
  if (move !== 'keep_raise') return {};
  return { price_answered_at: now, price_answer: 'kept', ...restColumns(ride) };
}

/** Paid as agreed, the ride awaits its rest. */
function restColumns(ride: RideSnapshot): RideChange {
  const { payment_status, payment_method, cash_confirmed_at } = ride;
  if (payment_status === 'processing') throw new AppError('payment_processing');
  const cash = {
    paymentStatus: payment_status,
    paymentMethod: payment_method,
    cashConfirmedAt: cash_confirmed_at,
  };
  if (awaitsCash(cash)) throw new AppError('cash_unanswered');
  return payment_status === 'paid' ? { ...awaitingRest, owes_rest: true } : {};
}

const awaitingRest = {
  payment_status: 'unpaid',
  payment_method: null,
  payment_reference: null,
  paid_at: null,
  cash_confirmed_at: null,
} satisfies Partial<RideRow>;
