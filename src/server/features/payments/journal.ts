import { type Cents, cents } from '#domain/money.ts';
import { type JournalEntry, type JournalKind, journalText } from '#domain/payment/journal.ts';
import type { Db, PaymentJournalRow, PaymentRow, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type Keeper = Pick<Deps, 'secrets' | 'clock'>;

type Line = {
  payment: Pick<PaymentRow, 'id' | 'method'>;
  ride: Pick<RideRow, 'id' | 'driver_id'>;
  actorId: string | null;
  kind: JournalKind;
  /** Signed; absent when no money moved. */
  amount?: Cents;
  reference?: string | null;
};

/** Adds a line, in the transaction of its event; the database chains it and gives it its place. */
export async function writeJournal({ secrets, clock }: Keeper, trx: Db, line: Line): Promise<void> {
  const entry: JournalEntry = {
    paymentId: line.payment.id,
    rideId: line.ride.id,
    driverId: line.ride.driver_id,
    actorId: line.actorId,
    kind: line.kind,
    method: line.payment.method,
    amount: line.amount ?? cents(0),
    reference: line.reference ?? '',
    at: clock(),
  };
  await trx
    .insertInto('payment_journal')
    .values(rowOf(entry, secrets.sign(journalText(entry))))
    .execute();
}

function rowOf(entry: JournalEntry, signature: string): Omit<PaymentJournalRow, 'id'> {
  return {
    payment_id: entry.paymentId,
    ride_id: entry.rideId,
    driver_id: entry.driverId,
    actor_id: entry.actorId,
    kind: entry.kind,
    method: entry.method,
    amount_cents: entry.amount,
    reference: entry.reference,
    at: entry.at,
    mark: signature,
  };
}

export function entryFrom(row: PaymentJournalRow): JournalEntry {
  return {
    paymentId: row.payment_id,
    rideId: row.ride_id,
    driverId: row.driver_id,
    actorId: row.actor_id,
    kind: row.kind,
    method: row.method,
    amount: cents(row.amount_cents),
    reference: row.reference,
    at: row.at,
  };
}
