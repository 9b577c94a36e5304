import type { BillContent } from '#domain/billing/bill-content.ts';
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

/** The payments that are held of a ride, oldest first, where there is more than one. */
export async function findPayments(db: Db, rideId: string): Promise<Pick<BillContent, 'payments'>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_journal as line', 'line.payment_id', 'payments.id')
    .select(({ fn }) => [
      'payments.method',
      fn.max('line.at').filterWhere('line.kind', 'in', ['captured', 'cash_confirmed']).as('paid_at'),
      fn.sum<string>('line.amount_cents').as('amount'),
    ])
    .where('payments.ride_id', '=', rideId)
    .where('payments.is_surplus', '=', false)
    .where('line.amount_cents', '<>', 0)
    .groupBy('payments.id')
    .having(({ fn }) => fn.sum('line.amount_cents'), '>', 0)
    .orderBy(({ fn }) => fn.max('line.id'))
    .execute();
  const payments = rows.flatMap(({ method, paid_at, amount }) =>
    paid_at ? [{ method, paidAt: paid_at.toISOString(), amount: cents(Number(amount)) }] : [],
  );
  return payments.length > 1 ? { payments } : {};
}
