import type { OnlineMethod } from '#domain/payment/payment.ts';
import type { PaymentRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { IncomingEvent, ProviderEvent } from '#server/ports/payment-provider.ts';
import { lookAgain } from './look-again.ts';

/** A provider tells that something happened. We look for ourselves, so order and number of its calls do not matter. */
export async function hearEvent(deps: Deps, method: OnlineMethod, incoming: IncomingEvent): Promise<void> {
  const event = await deps.payments[method].eventFrom(incoming);
  if (event.state !== 'genuine')
    throw new AppError(event.state === 'forged' ? 'not_allowed' : 'payment_away');
  const payment = await paymentOf(deps, method, event);
  if (payment) await lookAgain(deps, payment);
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
