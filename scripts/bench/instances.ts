import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Databases, temporaryFolder } from './databases.ts';
import { openKeptDatabases } from './grown/kept-databases.ts';
import { statementCostsOf } from './grown/statement-costs.ts';
import { sendOnce } from './send-once.ts';
import { startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { limitWorks } from './works.ts';

const RIDES = 10_000;
const INSTANCES = [1, 2, 4];
const PER_SECOND = 10;
const SECONDS = 20;
const BAR = 1.1;

/** What a booking costs the database, with everything that instances do beside it: no more with four of them than with one. */
export async function measureInstances(_databases: Databases): Promise<Verdict[]> {
  const folder = await temporaryFolder();
  const databases = await openKeptDatabases(folder);
  try {
    const database = await databases.withRides(RIDES);
    const counts: { instances: number; statements: number }[] = [];
    for (const instances of INSTANCES)
      counts.push({ instances, statements: await statementsPerBooking(database, instances) });
    const alone = counts[0]?.statements ?? Number.NaN;
    return counts.map(({ instances, statements }) => ({
      work: `statements per booking, ${instances} instance${instances > 1 ? 's' : ''}`,
      figure: `${statements.toFixed(2)} (${(statements / alone).toFixed(2)} ×)`,
      bar: `≤ ${BAR} × one`,
      isGood: statements / alone <= BAR,
    }));
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function statementsPerBooking(database: string, count: number): Promise<number> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startApplication({ DATABASE_URL: database })),
  );
  try {
    // The jobs of the start are done.
    await wait(3_000);
    const urls = servers.map(({ url }) => url);
    const total = PER_SECOND * SECONDS;
    const costs = await statementCostsOf(database)(() => book(database, urls, total));
    return costs.reduce((sum, { calls }) => sum + calls, 0) / total;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function book(database: string, urls: string[], total: number): Promise<void> {
  const calls = (await limitWorks.book?.calls({ url: urls[0] ?? '', database }, total)) ?? [];
  const answers: Promise<{ status: number }>[] = [];
  for (const [index, call] of calls.entries()) {
    answers.push(sendOnce(urls[index % urls.length] ?? '', call));
    await wait(1_000 / PER_SECOND);
  }
  for (const { status } of await Promise.all(answers))
    if (status !== 200) throw new Error(`${status} for a booking`);
}
