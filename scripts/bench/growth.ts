import { dashboardCalls } from './dashboard-calls.ts';
import type { Databases } from './databases.ts';
import type { LoadRequest } from './load/fire.ts';
import { median } from './median.ts';
import { startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { works } from './works.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 500);
const WARM_UP = Math.min(100, SAMPLES / 2);
const BAR = 1.1;

type Platform = { url: string; database: string; stop(): Promise<void> };

type Measured = { name: string; few: LoadRequest[]; many: LoadRequest[] };

/** The same calls on a small and on a huge database, one at a time and alternating; a word runs those that have it in their name. */
export async function measureGrowth(databases: Databases, only = ''): Promise<Verdict[]> {
  const few = await openPlatform(databases, FEW);
  const many = await openPlatform(databases, MANY);
  try {
    const verdicts: Verdict[] = [];
    for (const { name, ...calls } of await callsOn(few, many, only)) {
      const times: { few: number; many: number }[] = [];
      for (const [index, call] of calls.few.entries())
        times.push({ few: await timeOf(few, call), many: await timeOf(many, calls.many[index] ?? call) });
      const verdict = judge(name, times.slice(WARM_UP));
      console.log(`${name} ${verdict.figure}`);
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

/** All that the three dashboards read, and the writes. */
async function callsOn(few: Platform, many: Platform, only: string): Promise<Measured[]> {
  const measured: Measured[] = dashboardCalls().map(({ name, call }) => {
    const calls = Array.from({ length: SAMPLES }, () => call);
    return { name, few: calls, many: calls };
  });
  for (const { name, calls, isRepeatable } of works)
    if (!isRepeatable)
      measured.push({ name, few: await calls(few, SAMPLES), many: await calls(many, SAMPLES) });
  return measured.filter(({ name }) => name.includes(only));
}

async function openPlatform(databases: Databases, rides: number): Promise<Platform> {
  const database = await databases.create(rides);
  const { url, stop } = await startApplication({ DATABASE_URL: database });
  return { url, database, stop };
}

async function timeOf({ url }: Platform, { path, ...call }: LoadRequest): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}${path}`, call);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
  return performance.now() - began;
}

function judge(name: string, times: { few: number; many: number }[]): Verdict {
  const few = median(times.map((time) => time.few));
  const many = median(times.map((time) => time.many));
  return {
    work: `${name}, from 1 000 to 1 000 000 rides`,
    figure: `${(many / few).toFixed(2)} × (${few.toFixed(1)} → ${many.toFixed(1)} ms)`,
    bar: `≤ ${BAR}`,
    isGood: many / few <= BAR,
  };
}
