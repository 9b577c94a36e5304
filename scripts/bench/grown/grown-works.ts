import { setTimeout as wait } from 'node:timers/promises';
import { METRICS_PATH } from '#contract/platform/platform.calls.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
import { dashboardCalls } from '../dashboard-calls.ts';
import type { LoadRequest } from '../load/fire.ts';
import { works } from '../works.ts';

export type Platform = { url: string; database: string };
export type GrownWork = {
  name: string;
  times: number;
  prepare(platform: Platform): Promise<() => Promise<void>>;
};

const TIMES = 10;
const WARM_UP = 3;

/** All that the three dashboards read, the writes, the metrics, and everything the jobs do when nothing is to be done. */
export function grownWorks(): GrownWork[] {
  const reads = dashboardCalls().map(({ name, call }) => repeated(name, Array(TIMES + WARM_UP).fill(call)));
  const metrics = { method: 'GET', path: METRICS_PATH, headers: {} };
  // The jobs come first: whatever they find is done before anything else is counted.
  return [
    { name: 'all jobs', times: 1, prepare: async (platform) => await jobsOn(platform) },
    ...reads,
    ...works.filter(({ isRepeatable }) => !isRepeatable).map(({ name, calls }) => once(name, calls)),
    repeated('metrics', Array(TIMES + WARM_UP).fill(metrics)),
  ];
}

function repeated(name: string, calls: LoadRequest[]): GrownWork {
  return once(name, async () => calls);
}

/** The first calls fill what is kept in memory. */
function once(name: string, calls: (platform: Platform, count: number) => Promise<LoadRequest[]>): GrownWork {
  return {
    name,
    times: TIMES,
    async prepare(platform) {
      const all = await calls(platform, TIMES + WARM_UP);
      for (const call of all.slice(0, WARM_UP)) await send(platform, call);
      return async () => {
        for (const call of all.slice(WARM_UP)) await send(platform, call);
      };
    },
  };
}

async function send({ url }: Platform, { path, ...call }: LoadRequest): Promise<void> {
  const answer = await fetch(`${url}${path}`, call);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
}

/** Twice: what the first time finds and deletes is vacuumed away, as it would be by itself within the hour. */
async function jobsOn({ database }: Platform): Promise<() => Promise<void>> {
  const runAll = async () =>
    await withOwnConnection(database, async (client) => {
      const { rows } = await client.query(
        `update jobs set due_at = now() - interval '1 hour', started_at = null returning now()`,
      );
      const ended = 'select bool_and(coalesce(finished_at > $1, false)) as all from jobs';
      while (!(await client.query(ended, [rows[0].now])).rows[0].all) await wait(500);
    });
  await runAll();
  await withOwnConnection(database, (client) => client.query('vacuum analyze'));
  return runAll;
}
