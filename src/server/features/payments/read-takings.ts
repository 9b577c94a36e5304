import { sql } from 'kysely';
import { cents } from '#domain/money.ts';
import type { JournalKind } from '#domain/payment/journal.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { type Period, periodOf, type Span } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type RideWithPeople, ridesWithPeople } from '#server/features/rides/index.ts';
import { waitsForMoney } from './away-driver.ts';

const SHOWN = 200;
/** More than the rides of a month, so that an export is complete. */
const EXPORTED = 20_000;
const WAITING = 50;

export type Movement = {
  id: string;
  at: Date;
  kind: JournalKind;
  method: PaymentMethod;
  amount_cents: number;
  payment_number: string;
  payment_opened_at: Date;
  ride_id: string;
  ride_number: string;
  client_name: string;
};

export type MethodTotal = { method: PaymentMethod; total: string; refunded: string; movements: string };

export type Takings = {
  period: Period;
  span: Span;
  totals: MethodTotal[];
  movements: Movement[];
  waiting: RideWithPeople[];
};

type Query = { period: Period; date?: string | undefined };

export function spanOf({ clock }: Deps, { period, date }: Query): Span {
  return periodOf(period, date ?? parisTime(clock()).day);
}

/** What a driver received in a period, by the journal rather than by the prices of the rides. */
export async function readTakings(deps: Deps, driver: UserRow, query: Query): Promise<Takings> {
  const span = spanOf(deps, query);
  const [totals, movements, waiting] = await Promise.all([
    readTotals(deps, driver, span),
    readMovements(deps, driver, span, SHOWN),
    readWaiting(deps, driver),
  ]);
  return { period: query.period, span, totals, movements, waiting };
}

async function readTotals({ db }: Deps, driver: UserRow, { from, to }: Span): Promise<MethodTotal[]> {
  const { rows } = await sql<MethodTotal>`
    select method, sum(amount_cents) as total, count(*) as movements,
      coalesce(-sum(amount_cents) filter (where kind = 'refunded'), 0) as refunded
    from payment_journal
    where driver_id = ${driver.id} and amount_cents <> 0 and at >= ${from} and at < ${to}
    group by method`.execute(db);
  return rows;
}

/** One number for the journal, the assistant and the admin: what was received less what was given back. */
export async function sumTakings(db: Db, driverId: string, { from, to }: Pick<Span, 'from' | 'to'>) {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(amount_cents), 0) as total from payment_journal
    where driver_id = ${driverId} and amount_cents <> 0 and at >= ${from} and at < ${to}`.execute(db);
  return cents(Number(rows[0]?.total ?? 0));
}

/** Latest first. */
export async function readMovements(
  { db }: Deps,
  driver: UserRow,
  { from, to }: Span,
  limit = EXPORTED,
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select journal.id, journal.at, journal.kind, journal.method, journal.amount_cents, journal.ride_id,
      payments.number as payment_number, payments.created_at as payment_opened_at,
      rides.number as ride_number, users.first_name || ' ' || users.last_name as client_name
    from payment_journal journal
    join payments on payments.id = journal.payment_id
    join rides on rides.id = journal.ride_id
    join users on users.id = rides.client_id
    where journal.driver_id = ${driver.id} and journal.amount_cents <> 0
      and journal.at >= ${from} and journal.at < ${to}
    order by journal.at desc, journal.id desc
    limit ${limit}`.execute(db);
  return rows;
}

async function readWaiting({ db }: Deps, driver: UserRow): Promise<RideWithPeople[]> {
  return await ridesWithPeople(db)
    .where('rides.driver_id', '=', driver.id)
    .where(waitsForMoney)
    .orderBy('scheduled_at', 'desc')
    .orderBy('rides.id')
    .limit(WAITING)
    .execute();
}
