import { sql } from 'kysely';
import type { ObstacleView } from '#contract/personal-data.ts';
import { cents, moneyText } from '#domain/money.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { erasureObstacle } from '#domain/privacy/erasure.ts';
import type { Db } from '#server/db/schema.ts';

const SHOWN = 20;

/** What has to be settled before a client's account can go; of many, the first ones. */
export async function obstaclesOf(db: Db, clientId: string): Promise<ObstacleView[]> {
  const rides = await db
    .selectFrom('rides')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`(status in ('pending', 'accepted', 'in_progress') or payment_status in ('processing', 'refunding')
        or (status = 'completed' and payment_status = 'unpaid') or (status = 'cancelled' and payment_status = 'paid'))`,
    )
    .orderBy('scheduled_at')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rides.flatMap((ride) => {
    const facts = {
      status: ride.status,
      paymentStatus: ride.payment_status,
      paymentMethod: ride.payment_method,
      cashConfirmedAt: ride.cash_confirmed_at,
      finalCents: ride.final_cents === null ? null : cents(ride.final_cents),
      estimatedCents: cents(ride.estimated_cents),
    };
    const kind = erasureObstacle(facts);
    if (!kind) return [];
    return {
      kind,
      rideId: ride.id,
      status: ride.status,
      number: Number(ride.number),
      scheduledAt: ride.scheduled_at.toISOString(),
      pickupAddress: ride.pickup_address,
      destinationAddress: ride.destination_address,
      amount: moneyText(amountDue(facts)),
    };
  });
}
