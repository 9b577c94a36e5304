import { amountToPay, type OnlineMethod } from '#domain/payment/payment.ts';
import type { Db, PaymentRow, RideRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { paymentFactsOf } from './held-ride.ts';
import { writeJournal } from './journal.ts';

/** Shorter than any provider keeps an order or an idempotency key. */
const REUSED_FOR_MS = 20 * 60_000;
/** Cards are charged on the provider's page: the first check is due after this. */
const FIRST_CHECK_MS = 60_000;

/** `lead` carries the order at the provider, for `amount` in all. */
type Opened = { lead: PaymentRow; amount: number };

/** One payment for each ride, or those that are open for exactly these rides and amounts. */
export async function openPayments(
  deps: Deps,
  trx: Db,
  rides: readonly RideRow[],
  method: OnlineMethod,
): Promise<Opened> {
  const wanted = rides.map((ride) => ({ ride, amount: amountToPay(paymentFactsOf(ride)) }));
  const amount = wanted.reduce((sum, one) => sum + one.amount, 0);
  const open = await openFor(deps, trx, wanted, method);
  return { lead: open ?? (await insertPayments(deps, trx, wanted, method)), amount };
}

type Wanted = { ride: RideRow; amount: number };

async function openFor(
  { clock }: Deps,
  trx: Db,
  wanted: readonly Wanted[],
  method: OnlineMethod,
): Promise<PaymentRow | undefined> {
  const rows = await trx
    .selectFrom('payments')
    .selectAll()
    .where(
      'ride_id',
      'in',
      wanted.map(({ ride }) => ride.id),
    )
    .where('method', '=', method)
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(clock().getTime() - REUSED_FOR_MS))
    .orderBy('created_at', 'desc')
    .execute();
  if (wanted.length === 1) return rows.find((row) => row.lead_id === null && isFor(row, wanted[0]));
  const lead = rows
    .filter(({ id, lead_id }) => id === lead_id)
    .find(({ id }) => wanted.every((one) => rows.some((row) => row.lead_id === id && isFor(row, one))));
  return lead && (await membersOf(trx, lead)) === wanted.length ? lead : undefined;
}

async function membersOf(trx: Db, { id }: PaymentRow): Promise<number> {
  const members = await trx.selectFrom('payments').select('id').where('lead_id', '=', id).execute();
  return members.length;
}

/** An order for the agreed price is none for a rest of the same amount. */
function isFor({ ride_id, amount_cents, is_rest }: PaymentRow, wanted: Wanted | undefined): boolean {
  return ride_id === wanted?.ride.id && amount_cents === wanted.amount && is_rest === wanted.ride.owes_rest;
}

async function insertPayments(
  deps: Deps,
  trx: Db,
  wanted: readonly Wanted[],
  method: OnlineMethod,
): Promise<PaymentRow> {
  const now = deps.clock();
  const lead = newId();
  const lead_id = wanted.length > 1 ? lead : null;
  const check = method === 'stripe' ? new Date(now.getTime() + FIRST_CHECK_MS) : null;
  const payments = await trx
    .insertInto('payments')
    .values(
      wanted.map(({ ride, amount }, index) => ({
        id: index === 0 ? lead : newId(),
        ride_id: ride.id,
        method,
        amount_cents: amount,
        state: 'open' as const,
        is_rest: ride.owes_rest,
        lead_id,
        created_at: now,
        look_at: index === 0 ? check : null,
      })),
    )
    .returningAll()
    .execute();
  for (const { ride } of wanted) {
    const payment = payments.find(({ ride_id }) => ride_id === ride.id);
    if (payment)
      await writeJournal(deps, trx, { payment, ride, actorId: ride.client_id, kind: 'order_opened' });
  }
  const carrier = payments.find(({ id }) => id === lead);
  if (!carrier) throw new Error('no payment was written');
  return carrier;
}
