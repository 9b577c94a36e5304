import { cents } from '#domain/money.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Db, NewRide, PaymentRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { writeJournal } from '#server/features/payments/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** The latest completed rides: one is due, one awaits the driver's confirmation. */
export const UNPAID = 2;

/** Every other completed ride is paid, oldest first. */
export async function payRides(trx: Db, secrets: SecretBox, rides: NewRide[]): Promise<void> {
  const driven = rides
    .filter(({ status }) => status === 'completed')
    .toSorted((one, other) => endOf(one).getTime() - endOf(other).getTime());
  for (const [index, ride] of driven.slice(0, -1).entries()) {
    const isConfirmed = index < driven.length - UNPAID;
    const method = isConfirmed && index % 3 === 0 ? 'paypal' : 'cash';
    await pay(trx, secrets, { ride, method, isConfirmed });
  }
}

type Payment = { ride: NewRide; method: PaymentRow['method']; isConfirmed: boolean };

async function pay(trx: Db, secrets: SecretBox, { ride, method, isConfirmed }: Payment): Promise<void> {
  const at = endOf(ride);
  const amount = cents(ride.estimated_cents);
  const payment = await trx
    .insertInto('payments')
    .values({
      id: newId(at.getTime()),
      ride_id: ride.id,
      method,
      amount_cents: amount,
      state: 'paid',
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const payment_reference = paymentReference(Number(payment.number), at);
  const cash_confirmed_at = method === 'cash' && isConfirmed ? at : null;
  await trx
    .updateTable('rides')
    .set({
      payment_status: 'paid',
      payment_method: method,
      payment_reference,
      paid_at: at,
      cash_confirmed_at,
    })
    .where('id', '=', ride.id)
    .execute();

  const keeper = { secrets, clock: () => at };
  const line = { payment, ride: { id: ride.id, driver_id: ride.driver_id ?? null }, actorId: null };
  if (method === 'paypal') await writeJournal(keeper, trx, { ...line, kind: 'captured', amount });
  else if (isConfirmed) await writeJournal(keeper, trx, { ...line, kind: 'cash_confirmed', amount });
  else await writeJournal(keeper, trx, { ...line, kind: 'cash_declared' });
}

function endOf({ ended_at, scheduled_at }: NewRide): Date {
  return new Date(ended_at ?? scheduled_at);
}
