import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { jobResultText } from '#contract/job-results.fr.ts';
import { type JobName, jobSeconds } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { jobs } from './jobs.ts';

const LOOK_EVERY_MS = 5_000;
const LONGEST_GOODBYE_MS = 3_000;
/** The clocks of two instances differ by less. */
const CLOCK_SKEW_MS = 60_000;
const names = Object.keys(jobSeconds) as JobName[];

export type JobKeeper = { stop(): Promise<void> };
type Log = { warn(details: object, message: string): void };

/** Runs due jobs regularly, and at once when an instance filled the outbox. */
export function keepJobs(deps: Deps, log: Log): JobKeeper {
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  const look = (hurried: JobName[] = []) => {
    if (isStopping) return;
    const work: Promise<unknown> = runDueJobs(deps, hurried, { log, isStopping: () => isStopping })
      .catch((error: unknown) => log.warn({ err: error }, 'background jobs not looked at'))
      .finally(() => running.delete(work));
    running.add(work);
  };
  const timer = setInterval(() => look(), LOOK_EVERY_MS);
  deps.changes.on('outbox_filled', () => look(['outbox']));
  look();

  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      // A provider that does not answer must not delay the stop: its outcome is uncertain afterwards.
      await Promise.race([Promise.all(running), wait(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

type Circumstances = { log?: Log; isStopping?: () => boolean };

/** Runs what is due, and what is hurried, unless another instance was faster. */
export async function runDueJobs(
  deps: Deps,
  hurried: JobName[] = [],
  circumstances: Circumstances = {},
): Promise<JobName[]> {
  const taken = await takeDueJobs(deps, hurried);
  await Promise.all(taken.map((name) => runJob(deps, name, circumstances)));
  return taken;
}

/**
 * The next due time is written before the work begins, so that a job that crashes runs again. A due time beyond the
 * schedule was written by a clock that has been set back since.
 */
async function takeDueJobs({ db, clock }: Deps, hurried: JobName[]): Promise<JobName[]> {
  const now = clock();
  const taken: JobName[] = [];
  for (const name of names) {
    const next = new Date(now.getTime() + jobSeconds[name] * 1000);
    const tooLate = new Date(next.getTime() + CLOCK_SKEW_MS);
    const { rows } = await sql`
      insert into jobs (name, due_at, started_at) values (${name}, ${next}, ${now})
      on conflict (name) do update set due_at = excluded.due_at, started_at = excluded.started_at
        where jobs.due_at <= ${now} or jobs.due_at > ${tooLate} or ${hurried.includes(name)}
      returning name`.execute(db);
    if (rows.length > 0) taken.push(name);
  }
  return taken;
}

async function runJob(
  deps: Deps,
  name: JobName,
  { log, isStopping = () => false }: Circumstances,
): Promise<void> {
  try {
    const outcome = jobResultText(name, await jobs[name](deps, isStopping));
    await report(deps, name, { outcome, error: null, failures: 0 });
  } catch (error) {
    log?.warn({ err: error, job: name }, 'background job failed');
    const reason = error instanceof Error ? error.message : 'unknown failure';
    await report(deps, name, { error: reason, failures: sql<number>`failures + 1` });
  }
}

type Report = { outcome?: string; error: string | null; failures: number | ReturnType<typeof sql<number>> };

async function report({ db, clock }: Deps, name: JobName, told: Report): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...told, finished_at: clock() })
    .where('name', '=', name)
    .execute();
}
