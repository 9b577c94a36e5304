import { cents } from '#domain/money.ts';
import type { Capture } from '#domain/payment/order-status.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { RideDemand } from '#domain/payment/settlement.ts';
import type { Db, PaymentRow, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { issueWaitingBills } from '#server/features/bills/index.ts';
import {
  changePayment,
  changeRideMoney,
  doubtAt,
  type Held,
  isActive,
  leadOf,
  reopenRide,
} from './held-ride.ts';
import { writeJournal } from './journal.ts';

export async function markPaid(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  capture: Capture,
): Promise<void> {
  const now = deps.clock();
  await changePayment(trx, payment, { state: 'paid', capture_id: capture.captureId, check_at: null });
  await changeRideMoney(trx, ride, {
    payment_status: 'paid',
    payment_method: payment.method,
    payment_reference: paymentReference(Number(payment.number), payment.created_at),
    paid_at: now,
    paid_cents: payment.amount_cents + (payment.is_rest ? (ride.paid_cents ?? 0) : 0),
  });
  await journalCapture(deps, trx, { payment, ride }, capture);
  await issueBillsOnPayment(deps, trx, ride);
}

/** Paying a raised price or a fee agrees to it: its papers wait no longer. */
export async function issueBillsOnPayment(deps: Deps, trx: Db, ride: RideRow): Promise<void> {
  if (ride.bills_due_at !== null) await issueWaitingBills(deps, trx, ride.id);
}

export async function markSurplus(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  capture: Capture,
): Promise<void> {
  const now = deps.clock();
  await changePayment(trx, payment, {
    state: 'refunding',
    is_surplus: true,
    capture_id: capture.captureId,
    asked_at: now,
    check_at: now,
    check_count: 0,
  });
  if (isActive(payment)) await reopenRide(trx, { ride, payment });
  await journalCapture(deps, trx, { payment, ride }, capture);
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind: 'refund_asked' });
}

/** The ride accepts no other payment until the operator or the provider has resolved it. */
export async function markMismatch(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  capture: Capture,
  demand: RideDemand,
): Promise<void> {
  const isSurplus = demand === 'not_due' && !isActive(payment);
  await changePayment(trx, payment, {
    state: 'mismatch',
    is_surplus: isSurplus,
    check_at: isLead(payment) ? deps.clock() : null,
    problem: `took ${capture.amount} ${capture.currency} for ${capture.reference}`,
  });
  if (!isSurplus) await changeRideMoney(trx, ride, { payment_status: 'processing' });
  const reference = capture.captureId;
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind: 'mismatched', reference });
}

function isLead(payment: PaymentRow): boolean {
  return leadOf(payment) === payment.id;
}

/** The payment ended without a capture: the ride can be paid again, by a new order. */
export async function markClosed(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  kind: 'declined' | 'order_closed',
): Promise<void> {
  await changePayment(trx, payment, { state: 'closed', check_at: null });
  if (isActive(payment)) await reopenRide(trx, { ride, payment });
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind, reference: payment.order_id });
}

/** A closed payment may have been captured after all: the job checks it, as often as needed. */
export async function markDoubtful(deps: Deps, trx: Db, { payment }: Held): Promise<void> {
  if (payment.look_at !== null || !isLead(payment)) return;
  const now = deps.clock();
  await changePayment(trx, payment, { asked_at: now, check_at: doubtAt(now), check_count: 0 });
}

async function journalCapture(deps: Deps, trx: Db, { payment, ride }: Held, capture: Capture): Promise<void> {
  await writeJournal(deps, trx, {
    payment,
    ride,
    actorId: ride.client_id,
    kind: 'captured',
    amount: cents(payment.amount_cents),
    reference: capture.captureId,
  });
}
