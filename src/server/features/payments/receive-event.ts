import type { OnlineMethod } from '#domain/payment/payment.ts';
import type { PaymentRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { IncomingEvent, ProviderEvent } from '#server/ports/payment-provider.ts';
import { recheckPayment } from './recheck-payment.ts';

/** A webhook triggers a check of the payment, so the order and the number of webhooks do not matter. */
export async function receiveEvent(deps: Deps, method: OnlineMethod, incoming: IncomingEvent): Promise<void> {
  const event = await deps.payments[method].eventFrom(incoming);
  if (event.state !== 'genuine')
    throw new AppError(event.state === 'forged' ? 'not_allowed' : 'payment_away');
  const payment = await paymentOf(deps, method, event);
  if (payment) await recheckPayment(deps, payment);
}

async function paymentOf(
  { db }: Deps,
  method: OnlineMethod,
  { reference, orderId }: Extract<ProviderEvent, { state: 'genuine' }>,
): Promise<PaymentRow | undefined> {
  const query = db.selectFrom('payments').selectAll().where('method', '=', method);
  if (reference && isUuid(reference)) return await query.where('id', '=', reference).executeTakeFirst();
  return orderId ? await query.where('order_id', '=', orderId).executeTakeFirst() : undefined;
}
