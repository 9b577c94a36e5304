import type { PaymentRow, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { recheckPayment } from './recheck-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Checks what is open or in doubt for a ride, without waiting for the job; `shut` closes open orders. */
export async function checkPayment(
  deps: Deps,
  ride: Pick<RideRow, 'id'>,
  { shut = false }: { shut?: boolean } = {},
): Promise<void> {
  const payments = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where((where) =>
      where.or([
        where('ride_id', '=', ride.id),
        // Paid together with others, one of which carries the order.
        where('id', 'in', where.selectFrom('payments').select('lead_id').where('ride_id', '=', ride.id)),
      ]),
    )
    .where('look_at', 'is not', null)
    .orderBy('created_at')
    .execute();
  for (const payment of payments) {
    if (shut && payment.state === 'open') await shutOrder(deps, payment);
    else await recheckPayment(deps, payment);
  }
}

async function shutOrder(deps: Deps, payment: PaymentRow): Promise<void> {
  const { method, order_id: orderId } = payment;
  if (method === 'cash' || !orderId) return;
  await settlePayment(deps, payment, await deps.payments[method].close(orderId));
}
