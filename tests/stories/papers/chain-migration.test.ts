import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { earlierJournalText } from '#domain/payment/journal.ts';
import { migrate, migrationNames } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { runOn } from '#tests/support/postgres.ts';

const secrets = secretBox('a secret key of at least thirty-two characters');
const [client, ride, payment] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

/** Three lines as the version before signs them, each with the one before. */
function earlierLines() {
  let previous = '';
  return [1, 2, 3].map((id) => {
    const at = new Date(Date.UTC(2026, 0, id, 10, 0, 0, 123));
    const kind = 'declined' as const;
    const entry = {
      ...{ paymentId: payment, rideId: ride, driverId: null, actorId: client, kind },
      ...{ method: 'paypal' as const, amount: cents(0), reference: `R-${id}`, at },
    };
    previous = secrets.sign(earlierJournalText(entry, id, previous));
    return `(${id}, '${payment}', '${ride}', null, '${client}', '${kind}', 'paypal', 0, 'R-${id}', '${at.toISOString()}', '${previous}')`;
  });
}

async function databaseOfTheVersionBefore() {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  await runOn(url, 'drop schema public cascade; create schema public');
  const names = (await migrationNames(migrationsFolder)).toSorted();
  await migrate(url, migrationsFolder, names[names.indexOf('0026_chains') - 1]);
  await runOn(
    url,
    `insert into users (id, role, email, password_hash, first_name, last_name, created_at)
      values ('${client}', 'client', 'amelie@example.fr', '-', 'Amélie', 'D', '2026-01-01');
    insert into rides (id, client_id, status, pickup_address, destination_address, scheduled_at, created_at, distance_km,
      duration_minutes, estimated_cents)
      values ('${ride}', '${client}', 'pending', 'A', 'B', '2026-02-01', '2026-01-01', 5, 10, 1800);
    insert into payments (id, ride_id, method, amount_cents, state, created_at)
      values ('${payment}', '${ride}', 'paypal', 1800, 'closed', '2026-01-01');
    insert into payment_journal values ${earlierLines().join()};
    update payment_journal_head set last_id = 3, last_mark = (select mark from payment_journal where id = 3)`,
  );
  return url;
}

async function opened(url: string) {
  const { db, close } = openTestPool(url, 2);
  onTestFinished(close);
  return db;
}

test('payments of before are chained by the migration and stay proved', async () => {
  const url = await databaseOfTheVersionBefore();

  await migrate(url, migrationsFolder);

  const report = await verifyJournal(await opened(url), secrets, [
    { chain: 'payments', lastId: 3, lastMark: earlierLines()[2]?.match(/'([^']+)'\)$/u)?.[1] },
  ]);
  expect(report).toMatchObject({ lines: 3, brokenAt: undefined, notAnchored: 0 });
});

test('a payment of before that was changed is seen after the migration too', async () => {
  const url = await databaseOfTheVersionBefore();
  await migrate(url, migrationsFolder);
  const db = await opened(url);
  await sql`alter table payment_journal disable trigger user`.execute(db);

  await sql`update payment_journal set reference = 'R-9' where id = 2`.execute(db);

  expect((await verifyJournal(db, secrets)).brokenAt).toBe(2);
});
