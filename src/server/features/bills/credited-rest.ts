import { cents } from '#domain/money.ts';
import { isRestCredited } from '#domain/payment/payment.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Db, RideRow } from '#server/db/schema.ts';

/** Once avoirs took off all that stayed due of a kept raise, what was paid as agreed pays the ride. */
export async function endCreditedRest(trx: Db, rideId: string): Promise<void> {
  const ride = await findOwingRest(trx, rideId);
  if (!ride || !isRestCredited(factsOfRest(ride))) return;
  const paid = await firstPayment(trx, rideId);
  if (!paid) return;
  const isCash = paid.method === 'cash';
  await trx
    .updateTable('rides')
    .set({
      owes_rest: false,
      payment_status: 'paid',
      payment_method: paid.method,
      payment_reference: paymentReference(Number(paid.number), paid.created_at),
      paid_at: isCash ? paid.created_at : paid.at,
      cash_confirmed_at: isCash ? paid.at : null,
    })
    .where('id', '=', rideId)
    .execute();
}

const columns = [
  'status',
  'estimated_cents',
  'final_cents',
  'credited_cents',
  'payment_status',
  'paid_cents',
] as const;
type OwingRest = Pick<RideRow, (typeof columns)[number]>;

async function findOwingRest(trx: Db, rideId: string): Promise<OwingRest | undefined> {
  return await trx
    .selectFrom('rides')
    .select(columns)
    .where('id', '=', rideId)
    .where('owes_rest', '=', true)
    .executeTakeFirst();
}

/** A kept raise is no longer contested. */
function factsOfRest(ride: OwingRest) {
  return {
    status: ride.status,
    raise: null,
    estimatedCents: cents(ride.estimated_cents),
    finalCents: ride.final_cents === null ? null : cents(ride.final_cents),
    creditedCents: cents(ride.credited_cents),
    paymentStatus: ride.payment_status,
    paidCents: cents(ride.paid_cents ?? 0),
  };
}

/** What was paid before the rest was asked for, with the time when it was received. */
async function firstPayment(trx: Db, rideId: string) {
  return await trx
    .selectFrom('payments')
    .innerJoin('payment_journal as line', 'line.payment_id', 'payments.id')
    .select(['payments.method', 'payments.number', 'payments.created_at', 'line.at'])
    .where('payments.ride_id', '=', rideId)
    .where('payments.state', '=', 'paid')
    .where('payments.is_rest', '=', false)
    .where('line.kind', 'in', ['captured', 'cash_confirmed'])
    .orderBy('line.id', 'desc')
    .executeTakeFirst();
}
