import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { listGeneralMessages } from '#contract/people/chat.calls.ts';
import { HEALTH_PATH } from '#contract/platform/platform.calls.ts';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { suggestPlaces } from '#contract/trip/places.calls.ts';
import { patience } from '#tests/support/patience.ts';
import { soonToOrly } from './support/booked-by.ts';
import { type FaultEnv, openFaultEnv } from './support/fault-env.ts';
import { inSeconds, reportFigure } from './support/figure.ts';
import { problemsIn } from './support/history.ts';
import { inDatabase } from './support/in-database.ts';
import { openPeople } from './support/people.ts';
import { startWriters } from './support/writers.ts';

const LONGEST_MS = 5_000 * patience;
const AT_ONCE_MS = 2_000 * patience;
const away = { status: 503, body: { message: messages.database_away } };

test('a frozen database: every call is given up within five seconds, settings and files are served meanwhile', async (context) => {
  const { faultEnv, host, people } = await openPlatform();
  const writing = startWriters(people, host);
  await writing.acknowledged(20);

  await faultEnv.freeze();
  const asking = Promise.all(people.clients.map((client) => timed(client.calls(getCurrentUser))));
  const free = [getPublicSettings.path, '/sw.js', HEALTH_PATH, '/'];
  const served = await Promise.all(free.map((path) => timed(fetch(`http://${host}${path}`))));
  const refused = await asking;
  faultEnv.thaw();
  await writing.acknowledged(20);
  await writing.stop();

  expect(served.map(({ answer }) => answer.status)).toEqual(free.map(() => 200));
  expect(longest(served)).toBeLessThan(AT_ONCE_MS);
  for (const { answer } of refused) expect(answer).toMatchObject(away);
  const { troubles } = people.writeLog;
  expect(troubles.filter(({ status }) => status !== 503)).toEqual([]);
  expect(longest([...refused, ...troubles])).toBeLessThan(LONGEST_MS);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
  reportFigure(context, `dernier refus après ${inSeconds(longest([...refused, ...troubles]))}`);
});

test('a database that freezes in the middle of a transaction is given up within five seconds', async () => {
  const { faultEnv, people } = await openPlatform();
  await lock(faultEnv, 'ride_events');

  const booking = timed(people.amelie.calls(bookRide, { body: soonToOrly() }));
  await expect.poll(() => waiting(faultEnv), { timeout: 4_000 }).toBe(1);
  await faultEnv.freeze();
  const { answer, ms } = await booking;
  faultEnv.thaw();

  expect(answer).toMatchObject(away);
  expect(ms).toBeLessThan(LONGEST_MS);
});

test('a locked table: what needs it is given up within five seconds, the rest goes on', async () => {
  const { faultEnv, people } = await openPlatform();
  const { amelie } = people;
  const book = () => amelie.calls(bookRide, { body: soonToOrly() });

  const unlock = await lock(faultEnv, 'rides');
  const booking = timed(book());
  const others = await Promise.all(
    [getCurrentUser, listGeneralMessages, getPublicSettings].map((call) => timed(amelie.calls(call))),
  );
  const refused = await booking;
  await unlock();

  expect(refused.answer).toMatchObject(away);
  expect(refused.ms).toBeLessThan(LONGEST_MS);
  expect(others.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
  expect(longest(others)).toBeLessThan(AT_ONCE_MS);
  expect((await book()).status).toBe(200);
});

async function openPlatform() {
  const faultEnv = await openFaultEnv();
  const { host } = await faultEnv.start();
  const people = await openPeople(faultEnv, host);
  // The places are read once, with the first search: here only the database is to keep people waiting.
  await people.amelie.calls(suggestPlaces, { query: { input: 'orly' } });
  return { faultEnv, host, people };
}

async function timed<Answer>(asking: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const asked = performance.now();
  return { answer: await asking, ms: performance.now() - asked };
}

function longest(waits: { ms: number }[]): number {
  return Math.max(...waits.map(({ ms }) => ms));
}

async function lock(faultEnv: FaultEnv, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: await faultEnv.databaseUrl() });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => void (await client.query('rollback'));
}

/** How many wait for a lock. */
async function waiting(faultEnv: FaultEnv): Promise<number> {
  const { rows } = await inDatabase(faultEnv, (db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(db),
  );
  return rows[0]?.count ?? 0;
}
