import type { Kysely } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** Checks that the journal is complete, and that its balance per ride is what was received minus refunds. */
export async function moneyProblems(db: Kysely<Tables>, secrets: SecretBox): Promise<string[]> {
  const { brokenAt, balance, differences } = await verifyJournal(db, secrets);
  const [written, held] = [await journalByRide(db), await heldByRide(db)];
  const rides = new Set([...written.keys(), ...held.keys()]);
  const sum = [...held.values()].reduce((total, cents) => total + cents, 0);

  return [
    ...(brokenAt === undefined ? [] : [`the journal is broken at line ${brokenAt}`]),
    ...differences.payments.map((reference) => `payment ${reference} differs from the journal`),
    ...differences.rides.map((number) => `ride ${number} differs from its payments`),
    ...(balance === sum ? [] : [`the journal says ${balance}, the rides say ${sum}`]),
    ...[...rides]
      .filter((id) => (written.get(id) ?? 0) !== (held.get(id) ?? 0))
      .map((id) => `ride ${id}: journal ${written.get(id) ?? 0}, payment ${held.get(id) ?? 0}`),
  ];
}

async function journalByRide(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payment_journal')
    .select(({ fn }) => ['ride_id', fn.sum<string>('amount_cents').as('sum')])
    .groupBy('ride_id')
    .execute();
  return new Map(rows.map(({ ride_id, sum }) => [ride_id, Number(sum)]));
}

/** Cash counts once the driver confirmed it; online payments count at once. */
async function heldByRide(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .select([
      'ride_id',
      'amount_cents',
      'refunded_cents',
      'method',
      'is_rest',
      'cash_confirmed_at',
      'owes_rest',
    ])
    .where('state', '=', 'paid')
    .execute();
  // The agreed price is paid before a rest is due.
  const held = rows.filter(
    ({ method, cash_confirmed_at, is_rest, owes_rest }) =>
      method !== 'cash' || cash_confirmed_at !== null || (owes_rest && !is_rest),
  );
  const sums = new Map<string, number>();
  for (const { ride_id, amount_cents, refunded_cents } of held)
    sums.set(ride_id, (sums.get(ride_id) ?? 0) + amount_cents - refunded_cents);
  return sums;
}
