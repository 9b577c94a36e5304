import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestInvoice } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { documentNumber } from '#domain/billing/series.ts';
import { verifyDocuments } from '#server/chains/verify-documents.ts';
import { newId } from '#server/db/uuid.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { type FaultEnv, openFaultEnv } from './support/fault-env.ts';
import { reportFigure } from './support/figure.ts';
import { inDatabase } from './support/in-database.ts';
import { openPeople } from './support/people.ts';
import { sizes } from './support/sizes.ts';
import { SECRET_KEY } from './support/start-on.ts';

const { invoices, rounds } = sizes;
const WRITERS = 8;

test(`${invoices} invoices by ${WRITERS} writers over two servers, one of them killed ${rounds} times: 1 … N, no gap, no double`, {
  timeout: 60_000 + invoices * 300 + rounds * 30_000,
}, async (context) => {
  const faultEnv = await openFaultEnv();
  const steady = await faultEnv.start();
  let falling = await faultEnv.start();
  const { amelie, chloe } = await openPeople(faultEnv, steady.host, { clients: 1, drivers: 1 });
  await chloe.calls(saveCompany, {
    body: { legalName: 'Beaurivage', siren: '999840218', vatRegime: 'liable' },
  });
  const waiting = await completedRides(faultEnv, { clientId: amelie.id, driverId: chloe.id });
  let issued = 0;

  /** What was not answered is asked for again, at whichever server answers. */
  async function issue(writer: number): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      for (let attempt = writer; ; attempt += 1) {
        const { host } = attempt % 2 === 0 ? steady : falling;
        const answer = await amelie
          .at(host)
          .calls(requestInvoice, { id, body: {} })
          .catch(() => undefined);
        if (answer?.status === 200) break;
      }
      issued += 1;
    }
  }

  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => issue(writer)));
  for (let round = 1; round <= rounds; round += 1) {
    await expect.poll(() => issued, { timeout: 120_000 }).toBeGreaterThan((invoices * round) / (rounds + 1));
    await falling.kill('SIGKILL');
    falling = await faultEnv.start();
  }
  await writing;

  const rows = await inDatabase(faultEnv, (db) =>
    db.selectFrom('bills').select(['number', 'ride_id', 'issued_on']).where('kind', '=', 'invoice').execute(),
  );
  const year = Number(rows[0]?.issued_on.slice(0, 4));
  expect(rows.map(({ number }) => number ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual(
    Array.from({ length: invoices }, (_, index) => documentNumber('F', year, index + 1)),
  );
  expect(new Set(rows.map(({ ride_id }) => ride_id)).size).toBe(invoices);
  expect(await chainOf(faultEnv)).toMatchObject({ lines: invoices, brokenAt: undefined });
  reportFigure(context, `${invoices} factures, ${rounds} arrêts, numéros 1 à ${rows.length}`);
});

/** As if they had been driven; their ids. */
async function completedRides(
  faultEnv: FaultEnv,
  { clientId, driverId }: { clientId: string; driverId: string },
): Promise<string[]> {
  const ids = Array.from({ length: invoices }, newId);
  await inDatabase(faultEnv, (db) =>
    sql`insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
        destination_lat, destination_lng, scheduled_at, created_at, started_at, ended_at, distance_km, duration_minutes,
        estimated_cents)
      select id, ${clientId}, ${driverId}, 'completed', 'Gare de Lyon, 75012 Paris', 48.8443, 2.3735, 'Orly, 94390 Orly',
        48.7262, 2.3652, now(), now(), now(), now(), 18, 35, 4250 from unnest(${ids}::uuid[]) as id`.execute(
      db,
    ),
  );
  return ids;
}

async function chainOf(faultEnv: FaultEnv) {
  const { db, close } = openTestPool(await faultEnv.databaseUrl(), 1);
  try {
    const reports = await verifyDocuments(db, secretBox(SECRET_KEY));
    return reports.find(({ chain }) => chain === 'invoices');
  } finally {
    await close();
  }
}
