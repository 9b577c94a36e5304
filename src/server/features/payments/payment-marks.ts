import { cents } from '#domain/money.ts';
import type { Capture } from '#domain/payment/order-status.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { RideDemand } from '#domain/payment/settlement.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changePayment, changeRideMoney, type Held, isActive, unpaid } from './held-ride.ts';
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
  });
  await journalCapture(deps, trx, { payment, ride }, capture);
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
  if (isActive(payment)) await changeRideMoney(trx, ride, unpaid);
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
    check_at: deps.clock(),
    problem: `took ${capture.amount} ${capture.currency} for ${capture.reference}`,
  });
  if (!isSurplus) await changeRideMoney(trx, ride, { payment_status: 'processing' });
  const reference = capture.captureId;
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind: 'mismatched', reference });
}

export async function markRefunded(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  by: { actorId: string | null; reference: string } | null,
): Promise<void> {
  await changePayment(trx, payment, { state: 'refunded', check_at: null });
  if (!payment.is_surplus) await changeRideMoney(trx, ride, { payment_status: 'refunded' });
  await writeJournal(deps, trx, {
    payment,
    ride,
    actorId: by?.actorId ?? null,
    kind: 'refunded',
    amount: cents(-payment.amount_cents),
    reference: by?.reference ?? payment.capture_id,
  });
}

/** The payment ended without a capture: the ride can be paid again, by a new order. */
export async function markClosed(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  kind: 'declined' | 'order_closed',
): Promise<void> {
  await changePayment(trx, payment, { state: 'closed', check_at: null });
  if (isActive(payment)) await changeRideMoney(trx, ride, unpaid);
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind, reference: payment.order_id });
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
