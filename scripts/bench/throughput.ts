import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import type { Databases } from './databases.ts';
import { type Load, type Shots, SPARE } from './load/fire.ts';
import { openLoadGenerator } from './load/load-generator.ts';
import { median } from './median.ts';
import { people } from './people.ts';
import { startApplication, startLimit } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { type Work, works } from './works.ts';

const RIDES = 100_000;
/** Warm-up: in the first rounds the engine still compiles. */
const WARM_UP = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const WRITES = 1_500;
const P99 = 3;

type Target = { url: string; database: string };

/** The application against a minimal server, alternating, so that both run under the same conditions. */
export async function measureThroughput(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(RIDES);
  const twin = await databases.copy(database);
  const app = await startApplication({ DATABASE_URL: database });
  const fastify = await startLimit('bare-fastify', { BODY: await settingsOf(app.url) });
  const node = await startLimit('bare-node', { DATABASE_URL: twin });
  const generator = openLoadGenerator();
  const ours: Target = { url: app.url, database };
  const limits: Record<Work['limit'], Target> = {
    'bare-fastify': { url: fastify.url, database },
    'bare-node': { url: node.url, database: twin },
  };

  async function roundOf(work: Work, target: Target): Promise<Shots> {
    return await generator.fire(await loadOf(work, target, app.url));
  }

  try {
    const verdicts: Verdict[] = [];
    for (const work of works) {
      const rounds: { app: Shots; limit: Shots }[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
        rounds.push({ app: await roundOf(work, ours), limit: await roundOf(work, limits[work.limit]) });
      verdicts.push(...judge(work, rounds.slice(WARM_UP)));
    }
    return verdicts;
  } finally {
    generator.close();
    await Promise.all([app.stop(), fastify.stop(), node.stop()]);
  }
}

async function settingsOf(url: string): Promise<string> {
  return await (await fetch(`${url}${getPublicSettings.path}`)).text();
}

async function loadOf(work: Work, { url, database }: Target, quotesFrom: string): Promise<Load> {
  if (work.isRepeatable) {
    const again = await work.calls({ url: quotesFrom, database }, people.readers.length);
    return { url, again, seconds: SECONDS };
  }
  return { url, once: await work.calls({ url: quotesFrom, database }, WRITES + SPARE) };
}

function judge({ name, limit, bar }: Work, rounds: { app: Shots; limit: Shots }[]): Verdict[] {
  const ratio = median(rounds.map((round) => round.app.perSecond / round.limit.perSecond));
  const speed = median(rounds.map((round) => round.app.perSecond));
  const p99 = median(rounds.map((round) => round.app.p99));
  const allowed = P99 * median(rounds.map((round) => round.limit.p99));
  return [
    {
      work: name,
      figure: `${ratio.toFixed(2)} × ${limit} (${speed.toFixed(0)}/s)`,
      bar: `≥ ${bar}`,
      isGood: ratio >= bar,
    },
    {
      work: `${name}, p99 at 50 connections`,
      figure: `${p99.toFixed(1)} ms`,
      bar: `≤ ${allowed.toFixed(1)} ms`,
      isGood: p99 <= allowed,
    },
  ];
}
