import { setTimeout as wait } from 'node:timers/promises';
import { openPool } from '#server/db/open-pool.ts';
import type { Databases } from '../databases.ts';
import { median, p99 } from '../median.ts';
import { residentMemory } from '../resident-memory.ts';
import { startApplication } from '../start-server.ts';
import type { Verdict } from '../verdict.ts';
import { type DatabaseCounts, openDatabaseCounts } from './database-counts.ts';
import { fillCars } from './fill-cars.ts';
import { openTraffic, type Traffic } from './traffic.ts';
import { type WriteTimes, writeTimes } from './write-times.ts';

const CARS = Number(process.env.CARS ?? 1_000);
const MINUTES = Number(process.env.CARS_MINUTES ?? 10);
const RIDES = 10_000;
const WARM_UP_MS = 15_000;
const SAMPLE_MS = 5_000;
/** Two rounds of what an instance checks without being told: it goes on while the cars stand, and is not theirs. */
const STILL_MS = 60_000;
const ROUNDS = 6;
const WRITES = 40;
const bars = { p99: 150, memory: 1.1, writes: 1.3, scans: 0.01, bytes: 7_000 };

/** Cars that send every five seconds and as many followers, on two instances. */
export async function measureCars(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(RIDES);
  const { db, close } = openPool(database, () => {}, 4);
  const rides = await fillCars(db, CARS);
  await close();
  const env = { DATABASE_URL: database };
  const servers = [await startApplication(env), await startApplication(env)] as const;
  const counts = await openDatabaseCounts(database);
  try {
    await counts.untilIdle();
    const traffic = await openTraffic(servers, rides);
    const pids = servers.map(({ pid }) => pid);
    traffic.drive();
    await wait(WARM_UP_MS);
    const points = await measurePoints(traffic, counts, pids);
    const writes: { moving: WriteTimes; still: WriteTimes }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const moving = await writeTimes(servers[round % 2 ? 1 : 0], database, WRITES);
      traffic.halt();
      const still = await writeTimes(servers[round % 2 ? 1 : 0], database, WRITES);
      traffic.drive();
      // The first round is still compiled.
      if (round > 0) writes.push({ moving, still });
    }
    traffic.close();
    return [
      ...judgePoints(points),
      ...(['book', 'accept'] as const).map((work) => judgeWrites(work, writes)),
    ];
  } finally {
    await counts.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Points = {
  sent: number;
  delays: number[];
  /** Per instance, one sample after the other. */
  memory: number[][];
  scans: number;
  relayed: { count: number; longest: number };
};

async function measurePoints(traffic: Traffic, counts: DatabaseCounts, pids: number[]): Promise<Points> {
  traffic.halt();
  const still = await scansDuring(counts, STILL_MS, async () => {});
  traffic.forget();
  traffic.drive();
  const memory: number[][] = pids.map(() => []);
  const moving = await scansDuring(counts, MINUTES * 60_000, async () => {
    for (const [index, pid] of pids.entries()) memory[index]?.push(residentMemory(pid));
  });
  traffic.halt();
  await wait(2_000);
  const [sent, delays] = [traffic.sent(), [...traffic.delays()]];
  traffic.drive();
  const own = moving.scans - still.perSecond * moving.seconds;
  const { longest } = counts.relayed();
  return {
    sent,
    delays,
    memory,
    scans: Math.max(0, own) / sent,
    relayed: { count: moving.relayed, longest },
  };
}

/** What everybody looked up meanwhile, the jobs of the background included. */
async function scansDuring(counts: DatabaseCounts, milliseconds: number, sample: () => Promise<void>) {
  const began = performance.now();
  const before = { scans: await counts.scans(), relayed: counts.relayed().count };
  while (performance.now() - began < milliseconds) {
    await sample();
    await wait(SAMPLE_MS);
  }
  // An idle session tells its counts late.
  const scans = (await counts.scans()) - before.scans;
  const relayed = counts.relayed().count - before.relayed;
  const seconds = (performance.now() - began) / 1000;
  return { scans, relayed, seconds, perSecond: scans / seconds };
}

function judgePoints({ sent, delays, memory, scans, relayed }: Points): Verdict[] {
  const growth = memory.map((samples) => {
    const fifth = Math.max(1, Math.floor(samples.length / 5));
    return { early: median(samples.slice(fifth, 2 * fifth)), late: median(samples.slice(-fifth)) };
  });
  const worst = Math.max(...growth.map(({ early, late }) => late / early));
  const work = `${CARS} cars, ${CARS} followers`;
  return [
    {
      work: `${work}, points seen`,
      figure: `${delays.length} of ${sent}`,
      bar: 'all',
      isGood: delays.length === sent,
    },
    {
      work: `${work}, sent → seen p99`,
      figure: `${p99(delays).toFixed(1)} ms (median ${median(delays).toFixed(1)})`,
      bar: `≤ ${bars.p99} ms`,
      isGood: p99(delays) <= bars.p99,
    },
    {
      work: `${work}, memory over ${MINUTES} minutes`,
      figure: growth.map(({ early, late }) => `${early.toFixed(0)} → ${late.toFixed(0)} MB`).join(', '),
      bar: `≤ ${bars.memory} ×`,
      isGood: worst <= bars.memory,
    },
    {
      work: `${work}, looks into the database for a point`,
      figure: scans.toFixed(4),
      bar: `< ${bars.scans}`,
      isGood: scans < bars.scans,
    },
    {
      work: `${work}, longest of ${relayed.count} batches between instances`,
      figure: `${relayed.longest} bytes`,
      bar: `≤ ${bars.bytes}`,
      isGood: relayed.longest <= bars.bytes,
    },
  ];
}

function judgeWrites(
  work: keyof WriteTimes,
  rounds: readonly { moving: WriteTimes; still: WriteTimes }[],
): Verdict {
  const ratio = median(rounds.map(({ moving, still }) => moving[work].median / still[work].median));
  const refused = rounds.reduce(
    (sum, { moving, still }) => sum + moving[work].refused + still[work].refused,
    0,
  );
  const [moving, still] = (['moving', 'still'] as const).map((how) =>
    median(rounds.map((round) => round[how][work].median)),
  );
  return {
    work: `${work} beside them, against without`,
    figure: `${ratio.toFixed(2)} × (${moving?.toFixed(1)} and ${still?.toFixed(1)} ms${refused > 0 ? `, ${refused} refused` : ''})`,
    bar: `≤ ${bars.writes}`,
    isGood: ratio <= bars.writes && refused === 0,
  };
}
