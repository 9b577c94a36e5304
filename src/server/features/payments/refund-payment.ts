import { cents } from '#domain/money.ts';
import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { RefundOutcome, RepeatedRefund } from '#server/ports/payment-provider.ts';
import { changePayment, changeRideMoney, holdPayment } from './held-ride.ts';
import { writeJournal } from './journal.ts';
import { leftOf, markRefunded } from './refund-marks.ts';

/** Asks the provider for the requested refund of a payment. A repeated request keeps its idempotency key. */
export async function refundPayment(
  deps: Deps,
  payment: PaymentRow,
  actorId: string | null,
): Promise<RefundOutcome['state']> {
  return await askRefund(deps, payment, { actorId });
}

/** Repeats a refund that may have been made: a crash or a lost answer leaves that unknown. */
export async function repeatRefund(deps: Deps, payment: PaymentRow): Promise<void> {
  const repeats = await deps.db.transaction().execute((trx) => repeatedFrom(trx, payment));
  if (repeats) await askRefund(deps, payment, { actorId: null, repeats });
}

/** Read in one transaction: a settled request would count as another one, and its refund would be made again. */
async function repeatedFrom(trx: Db, found: PaymentRow): Promise<RepeatedRefund | undefined> {
  const { payment } = await holdPayment(trx, found);
  if (!isSameRequest(payment, found)) return undefined;
  const lines = await trx
    .selectFrom('payment_journal')
    .select('reference')
    .where('payment_id', '=', found.id)
    .where('kind', '=', 'refunded')
    .execute();
  return {
    askedAt: payment.asked_at ?? payment.created_at,
    settled: lines.map(({ reference }) => reference),
  };
}

type Asking = { actorId: string | null; repeats?: RepeatedRefund };

async function askRefund(
  deps: Deps,
  payment: PaymentRow,
  { actorId, repeats }: Asking,
): Promise<RefundOutcome['state']> {
  const { method, capture_id: captureId } = payment;
  if (method === 'cash' || !captureId) throw new Error('only a captured online payment is refunded online');
  const outcome = await deps.payments[method].refund({
    captureId,
    reference: payment.id,
    requestId: requestIdOf(payment),
    amount: cents(payment.refund_cents ?? leftOf(payment)),
    description: 'Remboursement de votre course',
    repeats,
  });
  await apply(deps, payment, outcome, actorId);
  return outcome.state;
}

/** One for each refund: two partial refunds may be requested at the same moment. */
function requestIdOf({ id, asked_at, refunded_cents }: PaymentRow): string {
  const request = `${id}-${asked_at?.getTime() ?? 0}`;
  return refunded_cents > 0 ? `${request}-${refunded_cents}` : request;
}

/** Whether the refund is still pending, and by the same request. */
function isSameRequest(now: PaymentRow, found: PaymentRow): boolean {
  return now.state === 'refunding' && requestIdOf(now) === requestIdOf(found);
}

async function apply(
  deps: Deps,
  found: PaymentRow,
  outcome: RefundOutcome,
  actorId: string | null,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await holdPayment(trx, found);
    // With a stale payment, the outcome may be that of an earlier refund.
    if (!isSameRequest(held.payment, found)) return;
    if ('reason' in outcome) await changePayment(trx, found, { problem: outcome.reason.slice(0, 300) });
    if (outcome.state === 'refunded')
      await markRefunded(deps, trx, held, { actorId, ...refundOf(held.payment, outcome.refundId) });
    if (outcome.state !== 'refused') return;
    // The refund of a surplus is requested again, with a new key: no person would notice that it failed.
    if (held.payment.is_surplus) return await changePayment(trx, found, { asked_at: deps.clock() });
    // A part that went back before may still return.
    const check = held.payment.refunded_cents > 0 ? deps.clock() : null;
    await changePayment(trx, found, { state: 'paid', refund_cents: null, check_at: check });
    await changeRideMoney(trx, held.ride, { payment_status: 'paid' });
    await writeJournal(deps, trx, { ...held, actorId, kind: 'refund_failed' });
  });
}

/** Without a refund id, the provider says that nothing is left: all of it was refunded elsewhere. */
function refundOf({ refund_cents }: PaymentRow, reference: string) {
  return reference && refund_cents !== null ? { reference, amount: refund_cents } : { reference };
}
