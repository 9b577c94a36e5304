import { sql } from 'kysely';
import type { ObstacleView } from '#contract/account/personal-data.ts';
import { moneyText } from '#domain/money.ts';
import { amountToPay, refundDue } from '#domain/payment/payment.ts';
import { erasureObstacle } from '#domain/privacy/erasure.ts';
import type { Db } from '#server/db/schema.ts';
import { paymentFactsOf } from '#server/features/payments/index.ts';

const SHOWN = 20;

/** What has to be settled before a client's account can go; of many, the first ones. */
export async function obstaclesOf(db: Db, clientId: string): Promise<ObstacleView[]> {
  const rides = await db
    .selectFrom('rides')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`(status in ('pending', 'accepted', 'in_progress') or payment_status in ('processing', 'refunding')
        or (status = 'completed' and (payment_status = 'unpaid' or (payment_status = 'paid' and credited_cents > 0)))
        or (price_contested_at is not null and price_answered_at is null)
        or (status = 'cancelled' and (payment_status = 'paid' or (payment_status = 'unpaid' and fee_cents is not null))))`,
    )
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  // Counted once they are judged: of those that were read, most may be settled.
  const obstacles = rides.flatMap((ride) => {
    const facts = paymentFactsOf(ride);
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
      hours: ride.hire_hours,
      amount: moneyText(kind === 'refund_due' ? refundDue(facts) : amountToPay(facts)),
    };
  });
  return obstacles.slice(0, SHOWN);
}
