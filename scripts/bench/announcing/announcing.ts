import pg from 'pg';
import { CHANNEL } from '#server/db/announcing-pool.ts';
import type { Databases } from '../databases.ts';
import { SPARE } from '../load/fire.ts';
import { openLoadGenerator } from '../load/load-generator.ts';
import { median } from '../median.ts';
import { startFromSource } from '../start-server.ts';
import type { Verdict } from '../verdict.ts';
import { limitWorks } from '../works.ts';

const RIDES = 10_000;
const CLIENTS = 16;
const LISTENERS = 20;
const WRITES = 800;
const WARM_UP = 2;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const BAR = 0.85;

type Round = { silent: number; announcing: number; listened: number };

/** Bookings of 16 clients at once: with and without telling the instances, and with twenty that listen. */
export async function measureAnnouncing(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(RIDES);
  const twin = await databases.copy(database);
  const silent = await startFromSource('announcing/server', { DATABASE_URL: twin, SILENT: '1' });
  const loud = await startFromSource('announcing/server', { DATABASE_URL: database });
  const generator = openLoadGenerator();

  async function perSecond(url: string, on: string): Promise<number> {
    const once = (await limitWorks.book?.calls({ url, database: on }, WRITES + SPARE)) ?? [];
    return (await generator.fire({ url, once, connections: CLIENTS })).perSecond;
  }

  try {
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
      rounds.push({
        silent: await perSecond(silent.url, twin),
        announcing: await perSecond(loud.url, database),
        listened: await listenedTo(database, () => perSecond(loud.url, database)),
      });
    const counted = rounds.slice(WARM_UP);
    return [
      judge('announcing', counted, ({ announcing }) => announcing),
      judge(`announcing to ${LISTENERS} listeners`, counted, ({ listened }) => listened),
    ];
  } finally {
    generator.close();
    await Promise.all([silent.stop(), loud.stop()]);
  }
}

async function listenedTo(database: string, work: () => Promise<number>): Promise<number> {
  const listeners = Array.from({ length: LISTENERS }, () => new pg.Client({ connectionString: database }));
  for (const listener of listeners) {
    await listener.connect();
    await listener.query(`listen ${CHANNEL}`);
  }
  try {
    return await work();
  } finally {
    await Promise.all(listeners.map((listener) => listener.end()));
  }
}

function judge(work: string, rounds: Round[], of: (round: Round) => number): Verdict {
  const share = median(rounds.map((round) => of(round) / round.silent));
  const [speed, silent] = [median(rounds.map(of)), median(rounds.map((round) => round.silent))];
  return {
    work: `bookings of ${CLIENTS} clients, ${work}`,
    figure: `${share.toFixed(2)} of silent (${speed.toFixed(0)}/s against ${silent.toFixed(0)}/s)`,
    bar: `≥ ${BAR}`,
    isGood: share >= BAR,
  };
}
