import { cents } from '#domain/money.ts';
import { nextRefundCheck } from '#domain/payment/refund-check.ts';
import type { Db, PaymentRow, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { paidColumns } from '#server/features/bills/index.ts';
import { notifyOfReturnedRefund } from '#server/features/notifications/index.ts';
import { changePayment, changeRideMoney, doubtAt, type Held } from './held-ride.ts';
import { writeJournal } from './journal.ts';

/** The intention is written before the provider is asked, so that a crash leaves a trace. */
export async function markRefundAsked(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  { actorId, amount }: { actorId: string | null; amount: number },
): Promise<PaymentRow> {
  const now = deps.clock();
  const change = { state: 'refunding', asked_at: now, refund_cents: amount, problem: null } as const;
  await changePayment(trx, payment, { ...change, check_at: doubtAt(now), check_count: 0 });
  await changeRideMoney(trx, ride, { payment_status: 'refunding' });
  await writeJournal(deps, trx, { payment, ride, actorId, kind: 'refund_asked' });
  return { ...payment, ...change };
}

/** `amount`: a part of what is left; absent: all of it. */
type Refund = { actorId: string | null; reference: string | null; amount?: number };

/** A partly refunded ride stays paid: what is left is its price. */
export async function markRefunded(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  { actorId, reference, amount = leftOf(payment) }: Refund,
): Promise<void> {
  const left = leftOf(payment) - amount;
  const held = heldFor({ payment, ride }) - amount;
  await changePayment(trx, payment, {
    state: left > 0 ? 'paid' : 'refunded',
    refunded_cents: payment.refunded_cents + amount,
    refund_cents: null,
    check_at: mayReturn(payment, reference) ? nextRefundCheck(payment.asked_at, deps.clock()) : null,
    check_count: 0,
  });
  if (!payment.is_surplus) {
    const agreed = payment.is_rest && left === 0 && held > 0 ? await paidBy(trx, ride, false) : {};
    await changeRideMoney(trx, ride, { ...afterRefund(ride, held), ...agreed });
  }
  await writeJournal(deps, trx, {
    payment,
    ride,
    actorId,
    kind: 'refunded',
    amount: cents(-amount),
    reference,
  });
}

/** A refund of PayPal is final, and one made on Stripe's own site has no reference of its own. */
function mayReturn({ method, capture_id }: PaymentRow, reference: string | null): boolean {
  return method === 'stripe' && Boolean(reference) && reference !== capture_id;
}

/** A ride that awaits its rest keeps awaiting it. */
function afterRefund(ride: RideRow, held: number) {
  if (awaitsRest(ride)) return { paid_cents: held };
  return held > 0
    ? ({ payment_status: 'paid', paid_cents: held } as const)
    : ({ payment_status: 'refunded' } as const);
}

/** The agreed price and its rest may have been paid in two ways: the ride names the one that is refunded next. */
async function paidBy(trx: Db, ride: RideRow, isRest: boolean) {
  return awaitsRest(ride) ? {} : await paidColumns(trx, ride.id, { isRest });
}

function awaitsRest({ owes_rest, payment_status }: RideRow): boolean {
  return owes_rest && (payment_status === 'unpaid' || payment_status === 'processing');
}

/** A refund that was made came back: the ride holds its money again. That of a surplus is asked for again at once. */
export async function markReturned(
  deps: Deps,
  trx: Db,
  { payment, ride }: Held,
  { reference, amount }: { reference: string; amount: number },
): Promise<void> {
  const now = deps.clock();
  await changePayment(trx, payment, {
    state: payment.is_surplus || payment.state === 'refunding' ? 'refunding' : 'paid',
    refunded_cents: payment.refunded_cents - amount,
    ...(payment.is_surplus && { asked_at: now, check_at: now, check_count: 0 }),
  });
  if (!payment.is_surplus) {
    const rest = payment.is_rest ? await paidBy(trx, ride, true) : {};
    await changeRideMoney(trx, ride, { ...afterReturn({ payment, ride }, amount), ...rest });
    await notifyOfReturnedRefund(deps, trx, ride);
  }
  const returned = { kind: 'refund_failed', amount: cents(amount), reference } as const;
  await writeJournal(deps, trx, { payment, ride, actorId: null, ...returned });
}

function afterReturn({ payment, ride }: Held, amount: number) {
  if (ride.payment_status === 'refunded') return { payment_status: 'paid', paid_cents: amount } as const;
  return { paid_cents: heldFor({ payment, ride }) + amount };
}

/** The amount held for the ride: its rest was paid by a separate payment. */
function heldFor({ payment, ride }: Held): number {
  return payment.is_rest || ride.owes_rest ? (ride.paid_cents ?? 0) : leftOf(payment);
}

/** What was not refunded of a payment. */
export function leftOf({ amount_cents, refunded_cents }: Held['payment']): number {
  return amount_cents - refunded_cents;
}
