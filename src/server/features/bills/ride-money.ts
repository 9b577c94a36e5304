import { cents } from '#domain/money.ts';
import type { Db } from '#server/db/schema.ts';

/** The movements of a ride's money, oldest first; a surplus is refunded by itself and left out. */
export async function findMoney(db: Db, rideId: string) {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_journal as line', 'line.payment_id', 'payments.id')
    .select(['line.kind', 'line.method', 'line.amount_cents', 'line.at'])
    .where('payments.ride_id', '=', rideId)
    .where('payments.is_surplus', '=', false)
    .where('line.amount_cents', '<>', 0)
    .orderBy('line.id')
    .execute();
  return rows.map(({ amount_cents, ...line }) => ({ ...line, amount: cents(amount_cents) }));
}
