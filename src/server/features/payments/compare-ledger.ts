import { sql } from 'kysely';
import { cents } from '#domain/money.ts';
import { expectedBalance, expectedStatus } from '#domain/payment/ledger.ts';
import type { PaymentMethod, PaymentState, RidePaymentStatus } from '#domain/payment/payment.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Db } from '#server/db/schema.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What differs from the journal: payments by their reference, rides by their number. */
export type Differences = { payments: string[]; rides: number[] };

export async function compareLedger(db: Db): Promise<Differences> {
  const payments: string[] = [];
  for await (const {
    state,
    method,
    amount_cents,
    refunded_cents,
    is_confirmed,
    balance,
    number,
    created_at,
  } of paymentsIn(db)) {
    const payment = {
      state,
      method,
      amount: cents(amount_cents),
      refunded: cents(refunded_cents),
      isConfirmed: is_confirmed,
    };
    if (expectedBalance(payment) !== Number(balance))
      payments.push(paymentReference(Number(number), created_at));
  }
  const rides: number[] = [];
  for await (const { number, payment_status, states, rest } of ridesIn(db))
    if (expectedStatus(states, rest ?? undefined) !== payment_status) rides.push(Number(number));
  return { payments, rides };
}

type PaymentBalance = {
  id: string;
  number: string;
  created_at: Date;
  method: PaymentMethod;
  state: PaymentState;
  amount_cents: number;
  refunded_cents: number;
  is_confirmed: boolean;
  balance: string;
};

function paymentsIn(db: Db): AsyncGenerator<PaymentBalance> {
  return inBatches(async (after) => {
    const { rows } = await sql<PaymentBalance>`
      select payments.id, payments.number, payments.created_at, payments.method, state, payments.amount_cents, refunded_cents,
        (rides.cash_confirmed_at is not null or (owes_rest and not is_rest)) as is_confirmed,
        (select coalesce(sum(line.amount_cents), 0) from payment_journal line where line.payment_id = payments.id) as balance
      from payments join rides on rides.id = ride_id
      where payments.id > ${after} order by payments.id limit ${BATCH}`.execute(db);
    return rows;
  });
}

type RideMoney = {
  id: string;
  number: string;
  payment_status: RidePaymentStatus;
  states: PaymentState[];
  /** The payments of its rest, for a ride that owes one. */
  rest: PaymentState[] | null;
};

function ridesIn(db: Db): AsyncGenerator<RideMoney> {
  return inBatches(async (after) => {
    const { rows } = await sql<RideMoney>`
      select id, number, payment_status,
        array(select state from payments where ride_id = rides.id and not is_surplus and not is_rest) as states,
        case when owes_rest then array(select state from payments where ride_id = rides.id and not is_surplus and is_rest) end as rest
      from rides
      where id > ${after} and (payment_status <> 'unpaid' or exists (select from payments where ride_id = rides.id))
      order by id limit ${BATCH}`.execute(db);
    return rows;
  });
}

async function* inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let rows = await read(FIRST); rows.length > 0; rows = await read(rows.at(-1)?.id ?? FIRST))
    yield* rows;
}
