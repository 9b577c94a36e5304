import { cents } from '#domain/money.ts';
import type { Capture } from '#domain/payment/order-status.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { RideDemand } from '#domain/payment/settlement.ts';
import type { Db, PaymentRow, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { issueWaitingBills } from '#server/features/bills/index.ts';
import { changePayment, changeRideMoney, type Held, isActive, leadOf, reopenRide } from './held-ride.ts';
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

/** Whoever pays a raised price or a fee agrees to it: its papers wait no longer. */
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

/** Longer than a call to a provider may last, so a check then finds its effect. */
const DOUBT_AFTER_MS = 30_000;

/** The intention is written before the provider is asked, so that a crash leaves a trace. */
export async function markRefundAsked(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  { actorId, amount }: { actorId: string | null; amount: number },
): Promise<PaymentRow> {
  const now = deps.clock();
  const change = { state: 'refunding', asked_at: now, refund_cents: amount, problem: null } as const;
  const check_at = new Date(now.getTime() + DOUBT_AFTER_MS);
  await changePayment(trx, payment, { ...change, check_at, check_count: 0 });
  await changeRideMoney(trx, ride, { payment_status: 'refunding' });
  await writeJournal(deps, trx, { payment, ride, actorId, kind: 'refund_asked' });
  return { ...payment, ...change };
}

/** `amount`: a part of what is left; absent: all of it. */
type Refund = { actorId: string | null; reference: string | null; amount?: number };

/** A ride of which a part was refunded stays paid: what is left is what it costs. */
export async function markRefunded(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  { actorId, reference, amount = leftOf(payment) }: Refund,
): Promise<void> {
  const left = leftOf(payment) - amount;
  const held = (payment.is_rest || ride.owes_rest ? (ride.paid_cents ?? 0) : leftOf(payment)) - amount;
  await changePayment(trx, payment, {
    state: left > 0 ? 'paid' : 'refunded',
    refunded_cents: payment.refunded_cents + amount,
    refund_cents: null,
    check_at: null,
  });
  if (!payment.is_surplus) await changeRideMoney(trx, ride, afterRefund(ride, held));
  await writeJournal(deps, trx, {
    payment,
    ride,
    actorId,
    kind: 'refunded',
    amount: cents(-amount),
    reference,
  });
}

/** A ride that awaits its rest goes on awaiting it. */
function afterRefund({ owes_rest, payment_status }: RideRow, held: number) {
  const awaitsRest = owes_rest && (payment_status === 'unpaid' || payment_status === 'processing');
  if (awaitsRest) return { paid_cents: held };
  return held > 0
    ? ({ payment_status: 'paid', paid_cents: held } as const)
    : ({ payment_status: 'refunded' } as const);
}

function isLead(payment: PaymentRow): boolean {
  return leadOf(payment) === payment.id;
}

/** What of a payment did not go back. */
export function leftOf({ amount_cents, refunded_cents }: Held['payment']): number {
  return amount_cents - refunded_cents;
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
