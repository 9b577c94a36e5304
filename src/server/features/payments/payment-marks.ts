import { cents } from '#domain/money.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { RideWish } from '#domain/payment/settlement.ts';
import type { Taking } from '#domain/payment/standing.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changePayment, changeRideMoney, type Held, isActive, unpaid } from './held-ride.ts';
import { writeJournal } from './journal.ts';

export async function markPaid(deps: Deps, trx: Db, { payment, ride }: Held, taking: Taking): Promise<void> {
  const now = deps.clock();
  await changePayment(trx, payment, { state: 'paid', capture_id: taking.captureId, look_at: null });
  await changeRideMoney(trx, ride, {
    payment_status: 'paid',
    payment_method: payment.method,
    payment_reference: paymentReference(Number(payment.number), payment.created_at),
    paid_at: now,
  });
  await journalTaking(deps, trx, { payment, ride }, taking);
}

export async function markSurplus(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  taking: Taking,
): Promise<void> {
  const now = deps.clock();
  await changePayment(trx, payment, {
    state: 'refunding',
    is_surplus: true,
    capture_id: taking.captureId,
    asked_at: now,
    look_at: now,
    looks: 0,
  });
  if (isActive(payment)) await changeRideMoney(trx, ride, unpaid);
  await journalTaking(deps, trx, { payment, ride }, taking);
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind: 'refund_asked' });
}

/** The ride stays closed to other payments until somebody, or the provider, has cleared it up. */
export async function markMismatch(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  taking: Taking,
  wish: RideWish,
): Promise<void> {
  const isBesides = wish === 'useless' && !isActive(payment);
  await changePayment(trx, payment, {
    state: 'mismatch',
    is_surplus: isBesides,
    look_at: deps.clock(),
    problem: `took ${taking.amount} ${taking.currency} for ${taking.reference}`,
  });
  if (!isBesides) await changeRideMoney(trx, ride, { payment_status: 'processing' });
  const reference = taking.captureId;
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind: 'mismatched', reference });
}

export async function markRefunded(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  by: { actorId: string | null; reference: string } | null,
): Promise<void> {
  await changePayment(trx, payment, { state: 'refunded', look_at: null });
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

/** It ended without money: the ride can be paid again, by a new order. */
export async function markClosed(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  kind: 'declined' | 'order_closed',
): Promise<void> {
  await changePayment(trx, payment, { state: 'closed', look_at: null });
  if (isActive(payment)) await changeRideMoney(trx, ride, unpaid);
  await writeJournal(deps, trx, { payment, ride, actorId: null, kind, reference: payment.order_id });
}

async function journalTaking(deps: Deps, trx: Db, { payment, ride }: Held, taking: Taking): Promise<void> {
  await writeJournal(deps, trx, {
    payment,
    ride,
    actorId: ride.client_id,
    kind: 'captured',
    amount: cents(payment.amount_cents),
    reference: taking.captureId,
  });
}
