import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Databases, temporaryFolder } from './databases.ts';
import { median } from './median.ts';
import { residentMemory } from './resident-memory.ts';
import { startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';

const STARTS = 5;
const BAR = 1.5;
const REST_MS = 20_000;
const MOST_AT_REST = 110;

/** From the command to the first page, with existing data; includes the start of the embedded PostgreSQL. */
export async function measureColdStart(databases: Databases): Promise<Verdict[]> {
  const folder = await temporaryFolder();
  const place: Record<string, string> = process.env.DATABASE_URL
    ? { DATABASE_URL: await databases.create(1_000) }
    : { DATA_DIR: folder };
  try {
    await secondsToFirstPage(place);
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) times.push(await secondsToFirstPage(place));
    const seconds = median(times);
    const memory = await memoryAtRest(place);
    return [
      {
        work: 'cold start, data already there',
        figure: `${seconds.toFixed(2)} s`,
        bar: `≤ ${BAR} s`,
        isGood: seconds <= BAR,
      },
      {
        work: 'memory at rest, before the first visitor',
        figure: `${memory.toFixed(0)} MB`,
        bar: `≤ ${MOST_AT_REST} MB`,
        isGood: memory <= MOST_AT_REST,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToFirstPage(place: Record<string, string>): Promise<number> {
  const began = performance.now();
  const server = await startApplication(place);
  const page = await fetch(server.url);
  await page.text();
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  if (!page.ok) throw new Error(`${page.status} from the first page`);
  return seconds;
}

async function memoryAtRest(place: Record<string, string>): Promise<number> {
  const server = await startApplication(place);
  await wait(REST_MS);
  const memory = residentMemory(server.pid);
  await server.stop();
  return memory;
}
