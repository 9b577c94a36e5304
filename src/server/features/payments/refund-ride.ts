import { isRefundable } from '#domain/payment/payment.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import type { Db, PaymentRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { changePayment, changeRideMoney, holdRide, paymentFactsOf } from './held-ride.ts';
import { writeJournal } from './journal.ts';
import { markRefunded } from './payment-marks.ts';
import { refundPayment } from './refund-payment.ts';

const DOUBT_AFTER_MS = 30_000;

/** Refunds a cancelled ride: cash on the driver's claim, the rest by the provider. */
export async function refundRide(deps: Deps, driver: UserRow, rideId: string): Promise<void> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !isDriverOf(driver, factsOf(ride))) throw new AppError('ride_not_found');

  const payment = await deps.db.transaction().execute((trx) => begin(deps, trx, driver, ride.id));
  if (payment.method === 'cash') return;
  const outcome = await refundPayment(deps, payment, driver.id);
  if (outcome === 'refused') throw new AppError('refund_refused');
}

async function begin(deps: Deps, trx: Db, driver: UserRow, rideId: string): Promise<PaymentRow> {
  const ride = await holdRide(trx, rideId);
  if (!isRefundable(paymentFactsOf(ride))) throw new AppError('nothing_to_refund');
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', rideId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  if (payment.method === 'cash') {
    await markRefunded(deps, trx, { payment, ride }, { actorId: driver.id, reference: '' });
    return payment;
  }

  const now = deps.clock();
  const check_at = new Date(now.getTime() + DOUBT_AFTER_MS);
  const change = { state: 'refunding', asked_at: now, check_at, check_count: 0, problem: null } as const;
  await changePayment(trx, payment, change);
  await changeRideMoney(trx, ride, { payment_status: 'refunding' });
  await writeJournal(deps, trx, { payment, ride, actorId: driver.id, kind: 'refund_asked' });
  return { ...payment, ...change };
}
