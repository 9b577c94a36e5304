import { cents } from '#domain/money.ts';
import type { RidePaymentFacts } from '#domain/payment/payment.ts';
import type { Db, PaymentRow, RideRow } from '#server/db/schema.ts';
import { endCreditedRest } from '#server/features/bills/index.ts';
import { factsOf } from '#server/features/rides/index.ts';
import { announceLive, rideChanged } from '#server/live/live-event.ts';

export function paymentFactsOf(ride: RideRow): RidePaymentFacts {
  return {
    ...factsOf(ride),
    estimatedCents: cents(ride.estimated_cents),
    finalCents: ride.final_cents === null ? null : cents(ride.final_cents),
    paymentStatus: ride.payment_status,
    paymentMethod: ride.payment_method,
    cashConfirmedAt: ride.cash_confirmed_at,
    paidCents: ride.paid_cents === null ? null : cents(ride.paid_cents),
    creditedCents: cents(ride.credited_cents),
    owesRest: ride.owes_rest,
  };
}

/** Locks the ride: changes of its payments run one after the other. */
export async function holdRide(trx: Db, rideId: string): Promise<RideRow> {
  return await trx
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', rideId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A payment and its ride, held together. */
export type Held = { payment: PaymentRow; ride: RideRow };

export async function holdPayment(
  trx: Db,
  { id, ride_id }: Pick<PaymentRow, 'id' | 'ride_id'>,
): Promise<Held> {
  const ride = await holdRide(trx, ride_id);
  const payment = await trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ride, payment };
}

export type InGroup = Pick<PaymentRow, 'id' | 'ride_id' | 'lead_id'>;

/** Everything that one order at the provider pays: one payment for each ride, locked in the order of the rides. */
export async function holdGroup(trx: Db, payment: InGroup): Promise<Held[]> {
  const { lead_id } = payment;
  if (lead_id === null) return [await holdPayment(trx, payment)];
  const members = trx.selectFrom('payments').where('lead_id', '=', lead_id);
  const rides = await trx
    .selectFrom('rides')
    .selectAll()
    .where('id', 'in', members.select('ride_id'))
    .orderBy('order_place')
    .orderBy('id')
    .forUpdate()
    .execute();
  const payments = await members.selectAll().execute();
  return rides.flatMap((ride) =>
    payments.filter(({ ride_id }) => ride_id === ride.id).map((one) => ({ ride, payment: one })),
  );
}

/** Which payment the provider knows: of several that are paid together, the one that carries the order. */
export function leadOf({ id, lead_id }: Pick<PaymentRow, 'id' | 'lead_id'>): string {
  return lead_id ?? id;
}

type MoneyColumns = Pick<
  RideRow,
  'payment_status' | 'payment_method' | 'payment_reference' | 'paid_at' | 'paid_cents' | 'cash_confirmed_at'
>;

/** The client, the driver and the admins see the change live; a move that was decided before it is refused. */
export async function changeRideMoney(
  trx: Db,
  ride: RideRow,
  change: Partial<MoneyColumns & Pick<RideRow, 'refund_due_at'>>,
): Promise<void> {
  await trx
    .updateTable('rides')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', ride.id)
    .execute();
  await announceLive(trx, rideChanged(ride, [ride.status]));
}

/** The ride awaits what this payment did not bring, unless avoirs took it off meanwhile. */
export async function reopenRide(trx: Db, held: Held): Promise<void> {
  await changeRideMoney(trx, held.ride, unpaid(held));
  if (held.payment.is_rest) await endCreditedRest(trx, held.ride.id);
}

/** The columns of an unpaid ride; where a rest is not paid, the agreed price still is. */
function unpaid({ ride, payment }: Held): MoneyColumns {
  const taken = payment.state === 'paid' ? payment.amount_cents - payment.refunded_cents : 0;
  return {
    payment_status: 'unpaid',
    payment_method: null,
    payment_reference: null,
    paid_at: null,
    paid_cents: payment.is_rest ? (ride.paid_cents ?? 0) - taken : null,
    cash_confirmed_at: null,
  };
}

/** Longer than a call to a provider may last, so a check then finds its effect. */
const DOUBT_AFTER_MS = 30_000;

/** When a call that begins now, and is not answered, is checked. */
export function doubtAt(now: Date): Date {
  return new Date(now.getTime() + DOUBT_AFTER_MS);
}

/** `check_at`: when the job asks the provider next; null when nothing is in doubt. */
export type PaymentChange = Partial<Omit<PaymentRow, 'look_at' | 'looks'>> & {
  check_at?: Date | null;
  check_count?: number;
};

export async function changePayment(
  trx: Db,
  { id }: Pick<PaymentRow, 'id'>,
  { check_at, check_count, ...change }: PaymentChange,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...change, look_at: check_at, looks: check_count })
    .where('id', '=', id)
    .execute();
}

/** It is this payment that makes the ride 'processing'. */
export function isActive({ state, is_surplus }: PaymentRow): boolean {
  return (state === 'capturing' || state === 'mismatch') && !is_surplus;
}
