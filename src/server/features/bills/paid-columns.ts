import { paymentReference } from '#domain/payment/reference.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * How a ride says that it is paid by the payment of its price, or by that of its rest, with the time when the money was
 * received; undefined without such a payment.
 */
export async function paidColumns(trx: Db, rideId: string, { isRest }: { isRest: boolean }) {
  const paid = await trx
    .selectFrom('payments')
    .innerJoin('payment_journal as line', 'line.payment_id', 'payments.id')
    .select(['payments.method', 'payments.number', 'payments.created_at', 'line.at'])
    .where('payments.ride_id', '=', rideId)
    .where('payments.state', '=', 'paid')
    .where('payments.is_rest', '=', isRest)
    .where('line.kind', 'in', ['captured', 'cash_confirmed'])
    .orderBy('line.id', 'desc')
    .executeTakeFirst();
  if (!paid) return undefined;
  const isCash = paid.method === 'cash';
  return {
    payment_method: paid.method,
    payment_reference: paymentReference(Number(paid.number), paid.created_at),
    paid_at: isCash ? paid.created_at : paid.at,
    cash_confirmed_at: isCash ? paid.at : null,
  };
}
