import { cents } from '#domain/money.ts';
import { isRestCredited } from '#domain/payment/payment.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import { paidColumns } from './paid-columns.ts';

/** Once avoirs took off all that stayed due of a kept raise, what was paid as agreed pays the ride. */
export async function endCreditedRest(trx: Db, rideId: string): Promise<void> {
  const ride = await findOwingRest(trx, rideId);
  if (!ride || !isRestCredited(factsOfRest(ride))) return;
  const agreed = await paidColumns(trx, rideId, { isRest: false });
  if (!agreed) return;
  await trx
    .updateTable('rides')
    .set({ owes_rest: false, payment_status: 'paid', ...agreed })
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
