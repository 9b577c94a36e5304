import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { getCurrentUser } from '#contract/auth.calls.ts';
import { listGeneralMessages } from '#contract/chat.calls.ts';
import { messages } from '#contract/messages.fr.ts';
import { HEALTH_PATH } from '#contract/platform.calls.ts';
import { bookRide } from '#contract/rides.calls.ts';
import { getPublicSettings } from '#contract/settings.calls.ts';
import { soonToOrly } from './support/booked-by.ts';
import { inSeconds, tellFigure } from './support/figure.ts';
import { type Ground, openGround } from './support/ground.ts';
import { problemsIn } from './support/history.ts';
import { inDatabase } from './support/in-database.ts';
import { openOffice } from './support/office.ts';
import { startWriters } from './support/writers.ts';

const LONGEST_MS = 5_000;
const AT_ONCE_MS = 2_000;
const away = { status: 503, body: { message: messages.database_away } };

test('a frozen database: every call is given up within five seconds, settings and files are served meanwhile', {
  timeout: 120_000,
}, async (context) => {
  const { ground, host, office } = await openPlatform();
  const writing = startWriters(office, host);
  await writing.acknowledged(20);

  await ground.freeze();
  const asking = Promise.all(office.clients.map((client) => timed(client.calls(getCurrentUser))));
  const free = [getPublicSettings.path, '/sw.js', HEALTH_PATH, '/'];
  const served = await Promise.all(free.map((path) => timed(fetch(`http://${host}${path}`))));
  const refused = await asking;
  ground.thaw();
  await writing.acknowledged(20);
  await writing.stop();

  expect(served.map(({ answer }) => answer.status)).toEqual(free.map(() => 200));
  expect(longest(served)).toBeLessThan(AT_ONCE_MS);
  for (const { answer } of refused) expect(answer).toMatchObject(away);
  const { troubles } = office.diary;
  expect(troubles.filter(({ status }) => status !== 503)).toEqual([]);
  expect(longest([...refused, ...troubles])).toBeLessThan(LONGEST_MS);
  expect(await problemsIn(ground, office.diary)).toEqual([]);
  tellFigure(context, `dernier refus après ${inSeconds(longest([...refused, ...troubles]))}`);
});

test('a database that freezes in the middle of a transaction is given up within five seconds', {
  timeout: 120_000,
}, async () => {
  const { ground, office } = await openPlatform();
  await lock(ground, 'ride_events');

  const booking = timed(office.amelie.calls(bookRide, { body: soonToOrly() }));
  await expect.poll(() => waiting(ground), { timeout: 4_000 }).toBe(1);
  await ground.freeze();
  const { answer, ms } = await booking;
  ground.thaw();

  expect(answer).toMatchObject(away);
  expect(ms).toBeLessThan(LONGEST_MS);
});

test('a locked table: what needs it is given up within five seconds, the rest goes on', {
  timeout: 120_000,
}, async () => {
  const { ground, office } = await openPlatform();
  const { amelie } = office;
  const book = () => amelie.calls(bookRide, { body: soonToOrly() });

  const unlock = await lock(ground, 'rides');
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
  const ground = await openGround();
  const { host } = await ground.start();
  return { ground, host, office: await openOffice(ground, host) };
}

async function timed<Answer>(asking: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const asked = performance.now();
  return { answer: await asking, ms: performance.now() - asked };
}

function longest(waits: { ms: number }[]): number {
  return Math.max(...waits.map(({ ms }) => ms));
}

async function lock(ground: Ground, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: await ground.databaseUrl() });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => void (await client.query('rollback'));
}

/** How many wait for a lock. */
async function waiting(ground: Ground): Promise<number> {
  const { rows } = await inDatabase(ground, (db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(db),
  );
  return rows[0]?.count ?? 0;
}
