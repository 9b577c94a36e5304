import { type RawBuilder, sql } from 'kysely';
import { type JobName, jobSeconds } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { jobs } from './jobs.ts';

/** More than the clocks of two instances differ. */
const CLOCK_SKEW_SECONDS = 60;
const names = Object.keys(jobSeconds) as JobName[];

export type JobState = {
  name: JobName;
  /** Whether this call took it, and no other instance. */
  taken: boolean;
  has_work: boolean;
  /** When to check again at the latest. */
  next_at: Date;
};

/**
 * Takes every job that has work or is due, in one statement. The next time is written before the work begins, so that a
 * job that crashes runs again. A due time beyond the schedule, or a start in the future, comes from a clock that was
 * set back since. Work alone starts a job once a second at most, and not while it fails.
 */
export async function takeDueJobs(deps: Deps, isStart = false): Promise<JobState[]> {
  const work = await Promise.all(
    names.map(async (name) => sql`when ${sql.lit(name)} then ${await jobs[name].workAt(deps)}`),
  );
  // A table that cannot be read must stop its own job only: the others run at their regular times.
  return await take(deps, isStart, sql`case jobs.name ${sql.join(work, sql` `)} end`).catch(() =>
    take(deps, isStart, sql`null::timestamptz`),
  );
}

async function take({ db, clock }: Deps, isStart: boolean, workAt: RawBuilder<unknown>) {
  const now = sql`${clock()}::timestamptz`;
  const schedule = sql.join(
    names.map((name) => sql`(${sql.lit(name)}, ${sql.lit(jobSeconds[name])} * interval '1 second')`),
  );
  const { rows } = await sql<JobState>`
    with known as (
      select jobs.*, every, case when failures = 0 then ${workAt} end as work_at
      from (values ${schedule}) as schedule (name, every) join jobs on jobs.name = schedule.name),
    taken as (
      update jobs set due_at = ${now} + every, started_at = ${now} from known
      where known.name = jobs.name and (
        jobs.due_at <= ${now}
        or jobs.due_at > ${now} + every + ${sql.lit(CLOCK_SKEW_SECONDS)} * interval '1 second'
        or ((work_at <= ${now} or ${isStart}::boolean) and (
          jobs.started_at is null or jobs.started_at <= ${now} - interval '1 second' or jobs.started_at > ${now})))
      returning jobs.name)
    select known.name, taken.name is not null as taken, coalesce(work_at <= ${now}, false) as has_work,
      case when taken.name is not null then ${now} + every
        when work_at is null then due_at
        else least(due_at, greatest(work_at, started_at + interval '1 second')) end as next_at
    from known left join taken on taken.name = known.name`.execute(db);
  return rows;
}
