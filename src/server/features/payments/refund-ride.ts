import { isRefundable } from '#domain/payment/payment.ts';
import { may } from '#domain/policy.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, PaymentRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { auditSettlement, settlesForDriver } from './away-driver.ts';
import { changePayment, changeRideMoney, holdRide, paymentFactsOf } from './held-ride.ts';
import { writeJournal } from './journal.ts';
import { markRefunded } from './payment-marks.ts';
import { refundPayment } from './refund-payment.ts';

const DOUBT_AFTER_MS = 30_000;

/** Refunds a cancelled ride: cash on the word of its driver, or of an admin when they are away; the rest by the provider. */
export async function refundRide(deps: Deps, actor: UserRow, rideId: string): Promise<void> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !maySeeRide(actor, factsOf(ride))) throw new AppError('ride_not_found');
  if (!isDriverOf(actor, factsOf(ride)) && !(await settlesForDriver(deps.db, actor, ride)))
    throw new AppError(may(actor, 'drive') ? 'ride_not_found' : 'not_allowed');

  const payment = await deps.db.transaction().execute((trx) => begin(deps, trx, actor, ride.id));
  if (payment.method === 'cash') return;
  const outcome = await refundPayment(deps, payment, actor.id);
  if (outcome === 'refused') throw new AppError('refund_refused');
}

async function begin(deps: Deps, trx: Db, actor: UserRow, rideId: string): Promise<PaymentRow> {
  const ride = await holdRide(trx, rideId);
  if (!isRefundable(paymentFactsOf(ride))) throw new AppError('nothing_to_refund');
  await auditSettlement(deps, trx, actor, ride, 'ride_refunded');
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', rideId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  if (payment.method === 'cash') {
    await markRefunded(deps, trx, { payment, ride }, { actorId: actor.id, reference: '' });
    return payment;
  }

  const now = deps.clock();
  const check_at = new Date(now.getTime() + DOUBT_AFTER_MS);
  const change = { state: 'refunding', asked_at: now, check_at, check_count: 0, problem: null } as const;
  await changePayment(trx, payment, change);
  await changeRideMoney(trx, ride, { payment_status: 'refunding' });
  await writeJournal(deps, trx, { payment, ride, actorId: actor.id, kind: 'refund_asked' });
  return { ...payment, ...change };
}
