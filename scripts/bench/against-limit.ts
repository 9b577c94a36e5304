import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { type CpuClock, cpuClock } from './cpu-time.ts';
import type { Databases } from './databases.ts';
import { type Load, SPARE } from './load/fire.ts';
import { openLoadGenerator } from './load/load-generator.ts';
import { median } from './median.ts';
import { people } from './people.ts';
import { refuseDifference, type Target } from './same-answers.ts';
import { sendOnce } from './send-once.ts';
import { SECRET_KEY, type Server, startApplication, startLimit } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { limitWorks, type Workload } from './works.ts';

const RIDES = Number(process.env.BENCH_RIDES ?? 100_000);
/** Warm-up: in the first rounds the engine still compiles. */
const WARM_UP = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const WRITES = 1_500;
const P99 = 2;

type Side = Target & { pid: number };
type Shots = { perSecond: number; p99: number; cpu: number };
type Round = { app: Shots; limit: Shots };

/** The application against the fewest statements that keep its promises, alternating; `only` one of the calls. */
export async function measureAgainstLimit(databases: Databases, only?: string): Promise<Verdict[]> {
  const works = Object.entries(limitWorks).filter(([word]) => only === undefined || word === only);
  if (works.length === 0) throw new Error(`limit: knows ${Object.keys(limitWorks).join(', ')}, not ${only}`);
  const database = await databases.create(RIDES);
  const twin = await databases.copy(database);
  const app = await startApplication({ DATABASE_URL: database });
  const env = { DATABASE_URL: twin, SECRET_KEY, READY: await readyAnswers(app.url) };
  const bare = await startLimit('fewest/server', env);
  const generator = openLoadGenerator();
  const clock = await cpuClock(database);
  const [ours, limit] = [sideOf(app, database), sideOf(bare, twin)];

  async function shootAt(work: Workload, side: Side): Promise<Shots> {
    const load = await loadOf(work, side, app.url);
    const began = clock(side.pid);
    const { count, perSecond, p99 } = await generator.fire(load);
    return { perSecond, p99, cpu: (clock(side.pid) - began) / count };
  }

  try {
    for (const [, work] of works) await refuseDifference(work, ours, limit);
    const verdicts: Verdict[] = [];
    for (const [, work] of works) {
      const rounds: Round[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
        rounds.push({ app: await shootAt(work, ours), limit: await shootAt(work, limit) });
      verdicts.push(...judge(work, rounds.slice(WARM_UP), clock));
    }
    return verdicts;
  } finally {
    generator.close();
    await Promise.all([app.stop(), bare.stop()]);
  }
}

function sideOf({ url, pid }: Server, database: string): Side {
  return { url, pid, database };
}

/** The answers that are the same for everybody, as the application sends them. */
async function readyAnswers(url: string): Promise<string> {
  const page = await sendOnce(url, { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } });
  const { method, path } = getPublicSettings;
  const settings = await sendOnce(url, { method, path, headers: {} });
  const entries = Object.entries({ '/': page, [path]: settings });
  const own = ['date', 'connection', 'keep-alive'];
  return JSON.stringify(
    Object.fromEntries(
      entries.map(([each, { headers, body }]) => [
        each,
        {
          headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))),
          body: body.toString('base64'),
        },
      ]),
    ),
  );
}

async function loadOf(work: Workload, { url, database }: Target, quotesFrom: string): Promise<Load> {
  const calls = (count: number) => work.calls({ url: quotesFrom, database }, count);
  if (work.isRepeatable) return { url, again: await calls(people.readers.length), seconds: SECONDS };
  return { url, once: await calls(WRITES + SPARE) };
}

function judge({ name, bar }: Workload & { bar: number }, rounds: Round[], clock: CpuClock): Verdict[] {
  const speed = rounds.map(({ app, limit }) => app.perSecond / limit.perSecond);
  const cpu = rounds.map(({ app, limit }) => limit.cpu / app.cpu);
  const p99 = rounds.map(({ app, limit }) => app.p99 / limit.p99);
  const figures = { speed: median(rounds.map(({ app }) => app.perSecond)).toFixed(0) };
  return [
    shareOf(`${name}, requests per second`, speed, bar, `${figures.speed}/s`),
    ...(Number.isNaN(clock(process.pid))
      ? []
      : [
          shareOf(
            `${name}, processor`,
            cpu,
            bar,
            `${(median(rounds.map(({ app }) => app.cpu)) * 1e6).toFixed(0)} µs`,
          ),
        ]),
    {
      work: `${name}, p99 at 50 connections`,
      figure: `${median(p99).toFixed(2)} × (${median(rounds.map(({ app }) => app.p99)).toFixed(0)} ms)`,
      bar: `≤ ${P99} × the limit's`,
      isGood: median(p99) <= P99,
    },
  ];
}

function shareOf(work: string, ratios: number[], bar: number, absolute: string): Verdict {
  const share = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return {
    work,
    figure: `${share.toFixed(2)} of the limit (${spread}; ${absolute})`,
    bar: `≥ ${bar}`,
    isGood: share >= bar,
  };
}
