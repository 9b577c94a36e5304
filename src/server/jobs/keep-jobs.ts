import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { jobResultText } from '#contract/sentences/job-results.fr.ts';
import type { JobName } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { jobs } from './jobs.ts';
import { type JobState, takeDueJobs } from './take-due-jobs.ts';
import { wakeUp } from './wake-up.ts';

/** Without any sign of work. */
const CHECK_EVERY_MS = 20_000;
const HURRIED_EVERY_MS = 1_000;
const LONGEST_GOODBYE_MS = 3_000;
const OUTBOX_FILLED = 'outbox_filled';

export type JobKeeper = { stop(): Promise<void> };
type Log = { warn(details: object, message: string): void };

/** Runs the jobs when work is due and when an instance filled the outbox; also polls now and then. */
export function keepJobs(deps: Deps, log: Log): JobKeeper {
  const running = new Set<Promise<unknown>>();
  const circumstances = { log, isStopping: () => isStopping };
  let isStopping = false;
  let isStart = true;
  const alarm = wakeUp(check, HURRIED_EVERY_MS);

  function check(): void {
    keep(checkOnce());
  }

  async function checkOnce(): Promise<void> {
    alarm.within(CHECK_EVERY_MS);
    const states = await takeDueJobs(deps, isStart);
    if (isStopping) return;
    isStart = false;
    const nextAt = Math.min(...states.map(({ next_at }) => next_at.getTime()));
    alarm.within(nextAt - deps.clock().getTime());
    for (const name of toRun(deps, states))
      keep(runJob(deps, name, circumstances).then((done) => done > 0 && alarm.within(0)));
  }

  /** The database may be away when a job begins, and when its end is to be written. */
  function keep(work: Promise<unknown>): void {
    const kept: Promise<unknown> = work
      .catch((error: unknown) => log.warn({ err: error }, 'background work failed'))
      .finally(() => running.delete(kept));
    running.add(kept);
  }

  // Only the instance that filled the outbox looks at once, not every listener; if it is killed, the others poll.
  deps.pool.onAnnounced((notice) => notice === OUTBOX_FILLED && alarm.within(0));
  deps.changes.on(OUTBOX_FILLED, () => isNeededHere(deps) && alarm.within(0));
  alarm.within(0);

  return {
    async stop() {
      isStopping = true;
      alarm.stop();
      // A provider that does not answer must not delay the stop: its outcome is uncertain afterwards.
      await Promise.race([Promise.all(running), wait(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

type Circumstances = { log?: Log; isStopping?: () => boolean };

/** Runs what is due, unless another instance was faster. */
export async function runDueJobs(deps: Deps, circumstances: Circumstances = {}): Promise<JobName[]> {
  const due = toRun(deps, await takeDueJobs(deps));
  await Promise.all(due.map((name) => runJob(deps, name, circumstances)));
  return due;
}

function toRun(deps: Deps, states: JobState[]): JobName[] {
  const isMine = ({ name, taken, has_work }: JobState) =>
    taken || (has_work && jobs[name].isOnlyHere?.(deps) === true);
  return states.filter(isMine).map(({ name }) => name);
}

/** Work that the instance that filled the outbox cannot do: the linked telephone is here. */
function isNeededHere(deps: Deps): boolean {
  return Object.values(jobs).some((job) => job.isOnlyHere?.(deps) === true);
}

/** Returns how many items it processed. */
async function runJob(
  deps: Deps,
  name: JobName,
  { log, isStopping = () => false }: Circumstances,
): Promise<number> {
  try {
    const done = await jobs[name].run(deps, isStopping);
    await report(deps, name, { outcome: jobResultText(name, done), error: null, failures: 0 });
    return done;
  } catch (error) {
    log?.warn({ err: error, job: name }, 'background job failed');
    const reason = error instanceof Error ? error.message : 'unknown failure';
    await report(deps, name, { error: reason, failures: sql<number>`failures + 1` });
    return 0;
  }
}

type Report = { outcome?: string; error: string | null; failures: number | ReturnType<typeof sql<number>> };

async function report({ db, clock }: Deps, name: JobName, outcome: Report): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...outcome, finished_at: clock() })
    .where('name', '=', name)
    .execute();
}
