import { isRefundable, refundDue } from '#domain/payment/payment.ts';
import { may } from '#domain/policy.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, PaymentRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { type Held, holdRide, paymentFactsOf } from './held-ride.ts';
import { leftOf, markRefundAsked, markRefunded } from './refund-marks.ts';
import { refundPayment } from './refund-payment.ts';
import { auditSettlement, settlesForDriver } from './waiting-money.ts';

/** Refunds what is held beyond what is owed: cash by its driver's word (an admin's if they are unable), else online. */
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
  const held = await holdPaid(trx, rideId);
  if (!held) throw new AppError('nothing_to_refund');
  await auditSettlement(deps, trx, actor, held.ride, 'ride_refunded');
  const amount = refundFrom(held);
  if (held.payment.method !== 'cash')
    return await markRefundAsked(deps, trx, held, { actorId: actor.id, amount });
  await markRefunded(deps, trx, held, { actorId: actor.id, reference: '', amount });
  return held.payment;
}

/** A ride of which something is to be refunded, with the payment that it is refunded from. */
export async function holdPaid(trx: Db, rideId: string): Promise<Held | undefined> {
  const ride = await holdRide(trx, rideId);
  if (!isRefundable(paymentFactsOf(ride))) return undefined;
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', rideId)
    .where('state', '=', 'paid')
    .orderBy('is_rest', 'desc')
    .executeTakeFirstOrThrow();
  return { ride, payment };
}

/** The part that is refunded from this payment: the rest of a ride was paid by a separate one. */
export function refundFrom({ ride, payment }: Held): number {
  return Math.min(refundDue(paymentFactsOf(ride)), leftOf(payment));
}
