import { cents } from '#domain/money.ts';
import { type CashMove, cashMove } from '#domain/payment/cash.ts';
import { amountToPay, cashToHandOver } from '#domain/payment/payment.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Db, PaymentRow, RideRow, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changePayment, changeRideMoney, holdRide, paymentFactsOf, reopenRide } from './held-ride.ts';
import { writeJournal } from './journal.ts';
import { issueBillsOnPayment } from './payment-marks.ts';
import { leftOf } from './refund-marks.ts';
import { auditSettlement, settlesForDriver } from './waiting-money.ts';

type CashChange = { rideId: string; wanted: 'paid' | 'unpaid' };

/** The client declares; the driver, or an admin for one who is unable, confirms or contests. Each is journaled. */
export async function changeCash(deps: Deps, actor: UserRow, { rideId, wanted }: CashChange): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const ride = await holdRide(trx, rideId);
    const move = await permittedCashMove(deps, trx, { actor, ride, wanted });
    await apply(deps, trx, { ride, actor, move });
    if (move === 'confirm') await auditSettlement(deps, trx, actor, ride, 'cash_confirmed');
    if (move === 'contest') await auditSettlement(deps, trx, actor, ride, 'cash_contested');
  });
}

/** The permitted move, or the refusal. */
export async function permittedCashMove(
  deps: Deps,
  db: Db,
  { actor, ride, wanted }: { actor: UserRow; ride: RideRow; wanted: CashChange['wanted'] },
): Promise<CashMove> {
  const driverIsUnable = await settlesForDriver(db, actor, ride);
  const result = cashMove(paymentFactsOf(ride), { wanted, actor, now: deps.clock(), driverIsUnable });
  if (result.ok) return result.move;
  throw new AppError(ride.payment_status === 'processing' ? 'payment_processing' : result.refusal);
}

type Step = { ride: RideRow; actor: UserRow; move: CashMove };

async function apply(deps: Deps, trx: Db, { ride, actor, move }: Step): Promise<void> {
  switch (move) {
    case 'declare':
    case 'receive':
      return await pay(deps, trx, { ride, actor, move });
    case 'confirm':
      return await confirm(deps, trx, ride, actor);
    case 'withdraw':
      return await reopen(deps, trx, ride, actor, 'cash_withdrawn');
    case 'contest':
      return await reopen(deps, trx, ride, actor, 'cash_contested');
    case 'none':
      return;
  }
}

async function pay(deps: Deps, trx: Db, { ride, actor, move }: Step): Promise<void> {
  const now = deps.clock();
  const isReceived = move === 'receive';
  const amount = amountToPay(paymentFactsOf(ride));
  const payment = await trx
    .insertInto('payments')
    .values({
      id: newId(),
      ride_id: ride.id,
      method: 'cash',
      amount_cents: amount,
      state: 'paid',
      is_rest: ride.owes_rest,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changeRideMoney(trx, ride, {
    payment_status: 'paid',
    payment_method: 'cash',
    payment_reference: paymentReference(Number(payment.number), payment.created_at),
    paid_at: now,
    paid_cents: amount + (ride.paid_cents ?? 0),
    cash_confirmed_at: isReceived ? now : null,
  });
  const line = { payment, ride, actorId: actor.id };
  if (isReceived) await writeJournal(deps, trx, { ...line, kind: 'cash_confirmed', amount });
  else await writeJournal(deps, trx, { ...line, kind: 'cash_declared' });
  if (isReceived) await issueBillsOnPayment(deps, trx, ride);
}

async function confirm(deps: Deps, trx: Db, ride: RideRow, actor: UserRow): Promise<void> {
  const payment = await cashOf(trx, ride);
  // Where nothing is left to hand over, it was handed over before.
  const amount = cents(cashToHandOver(paymentFactsOf(ride)) || payment.amount_cents);
  if (amount !== payment.amount_cents) await changePayment(trx, payment, { amount_cents: amount });
  await changeRideMoney(trx, ride, {
    cash_confirmed_at: deps.clock(),
    paid_cents: (ride.paid_cents ?? payment.amount_cents) - payment.amount_cents + amount,
  });
  await writeJournal(deps, trx, { payment, ride, actorId: actor.id, kind: 'cash_confirmed', amount });
  await issueBillsOnPayment(deps, trx, ride);
}

/** Reverses the amount that was counted as received. */
async function reopen(
  deps: Deps,
  trx: Db,
  ride: RideRow,
  actor: UserRow,
  kind: 'cash_withdrawn' | 'cash_contested',
): Promise<void> {
  const payment = await cashOf(trx, ride);
  const amount = cents(ride.cash_confirmed_at ? -leftOf(payment) : 0);
  await changePayment(trx, payment, { state: 'closed' });
  await reopenRide(trx, { ride, payment });
  await writeJournal(deps, trx, { payment, ride, actorId: actor.id, kind, amount });
}

async function cashOf(trx: Db, ride: RideRow): Promise<PaymentRow> {
  return await trx
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', ride.id)
    .where('method', '=', 'cash')
    .where('state', '=', 'paid')
    .orderBy('is_rest', 'desc')
    .executeTakeFirstOrThrow();
}
