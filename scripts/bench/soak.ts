import { setTimeout as wait } from 'node:timers/promises';
import type { Databases } from './databases.ts';
import type { LoadRequest } from './load/fire.ts';
import { median } from './median.ts';
import { residentMemory } from './resident-memory.ts';
import { sendOnce } from './send-once.ts';
import { type Server, startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { limitWorks } from './works.ts';

const MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 60);
/** In ten minutes of an hour everything has been used and grown to its size. */
const SETTLED = MINUTES / 6;
const A_SECOND = 50;
const BAR = 1.1;
const LAST_SECONDS = 120;

/** A steady mix of all measured calls: the memory at the end against that of the tenth minute. */
export async function measureSoak(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(10_000);
  const server = await startApplication({ DATABASE_URL: database });
  try {
    const settled = memoryIn(await keepBusy(server, database, SETTLED));
    const last = memoryIn(await keepBusy(server, database, MINUTES - SETTLED));
    return [
      {
        work: `memory after ${MINUTES} minutes, against minute ${SETTLED.toFixed(1)}`,
        figure: `${(last / settled).toFixed(2)} × (${settled.toFixed(0)} → ${last.toFixed(0)} MB)`,
        bar: `≤ ${BAR}`,
        isGood: last / settled <= BAR,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Between two garbage collections it rises and falls by a third: the middle of the last two minutes, not one moment. */
function memoryIn(samples: number[]): number {
  return median(samples.slice(-LAST_SECONDS));
}

/** Answers the memory of the server, second by second. */
async function keepBusy({ url, pid }: Server, database: string, minutes: number): Promise<number[]> {
  const samples: number[] = [];
  const ends = performance.now() + minutes * 60_000;
  while (performance.now() < ends) {
    const next = performance.now() + 1000;
    const calls = await mixOf({ url, database });
    for (const { status } of await Promise.all(calls.map((call) => sendOnce(url, call))))
      if (status !== 200) throw new Error(`${status} during the soak`);
    samples.push(residentMemory(pid));
    await wait(Math.max(0, next - performance.now()));
  }
  return samples;
}

async function mixOf(server: { url: string; database: string }): Promise<LoadRequest[]> {
  const works = Object.values(limitWorks);
  const each = Math.ceil(A_SECOND / works.length);
  return (await Promise.all(works.map(({ calls }) => calls(server, each)))).flat();
}
