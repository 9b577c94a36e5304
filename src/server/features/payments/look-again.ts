import { amountDue } from '#domain/payment/payment.ts';
import type { Standing } from '#domain/payment/standing.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { giveBack } from './give-back.ts';
import { paymentFactsOf } from './held-ride.ts';
import { settlePayment } from './settle-payment.ts';

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Asks the provider how a payment stands and makes it true for us; what stays in doubt is looked at later. */
export async function lookAgain(deps: Deps, payment: PaymentRow): Promise<void> {
  await postpone(deps, payment);
  const { method, order_id: orderId } = payment;
  if (method === 'cash') return;
  if (!orderId) return void (await settlePayment(deps, payment, { state: 'gone' }));

  const provider = deps.payments[method];
  const isWanted = payment.state !== 'open' || (await isStillWanted(deps, payment));
  const standing: Standing = isWanted ? await provider.look(orderId) : await provider.close(orderId);
  const settled = await settlePayment(deps, payment, standing);
  if (settled === 'ask_again')
    await settlePayment(deps, payment, await provider.capture(orderId, payment.id));
  if (settled === 'unchanged' && payment.state === 'refunding') await giveBack(deps, payment, null);
}

/** Written before the provider is asked: a call that never ends does not hold up the others. What is settled stays so. */
async function postpone({ db, clock }: Deps, payment: PaymentRow): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** payment.looks, LONGEST_DELAY_MS);
  await db
    .updateTable('payments')
    .set({ look_at: new Date(clock().getTime() + delay), looks: payment.looks + 1 })
    .where('id', '=', payment.id)
    .where('look_at', 'is not', null)
    .execute();
}

async function isStillWanted({ db }: Deps, payment: PaymentRow): Promise<boolean> {
  const ride = await db
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', payment.ride_id)
    .executeTakeFirstOrThrow();
  const facts = paymentFactsOf(ride);
  return isAgreed(ride) && facts.paymentStatus === 'unpaid' && amountDue(facts) === payment.amount_cents;
}
