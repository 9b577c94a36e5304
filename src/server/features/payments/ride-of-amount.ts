import { moneyFrom } from '#domain/money.ts';
import { amountToPay, isPayable } from '#domain/payment/payment.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { paymentFactsOf } from './held-ride.ts';

/** An order that names an amount and no ride: the only ride of the client that awaits this amount. */
export async function rideOfAmount({ db }: Deps, client: UserRow, amount: unknown): Promise<string> {
  const isNamed = typeof amount === 'string' || typeof amount === 'number';
  const asked = isNamed ? moneyFrom(String(amount)) : undefined;
  const unpaid = await db
    .selectFrom('rides')
    .selectAll()
    .where('client_id', '=', client.id)
    .where('payment_status', '=', 'unpaid')
    .where((ride) =>
      ride.or([ride('estimated_cents', '=', asked ?? null), ride('final_cents', '=', asked ?? null)]),
    )
    .execute();
  const payable = unpaid.map((ride) => ({ id: ride.id, ...paymentFactsOf(ride) })).filter(isPayable);
  const [only, ...others] = payable.filter((ride) => amountToPay(ride) === asked);
  if (!only || others.length > 0) throw new AppError('ride_to_pay_unclear');
  return only.id;
}
