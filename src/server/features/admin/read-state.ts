import { sql } from 'kysely';
import type { JobView, ServiceStateView } from '#contract/admin.ts';
import { DATABASE_OWNER_ADVICE, JOB_FAILED } from '#contract/admin-sentences.fr.ts';
import { type JobName, jobSeconds } from '#domain/administration/job-schedule.ts';
import { outboxStates } from '#domain/notification/notification.ts';
import { isOwner } from '#server/db/application-role.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readSettlements } from '#server/features/payments/index.ts';
import { presentRide } from '#server/features/rides/index.ts';
import { providerStates } from './provider-states.ts';

const COUNTED = 1001;

export async function readState(deps: Deps, reader: UserRow): Promise<ServiceStateView> {
  return {
    providers: await providerStates(deps),
    jobs: await jobStates(deps.db),
    outbox: await countOutbox(deps.db),
    settlements: (await readSettlements(deps.db)).map((ride) => presentRide(ride, reader)),
    advice: (await isOwner(deps.pool)) ? [DATABASE_OWNER_ADVICE] : [],
  };
}

/** A job that never ran is listed too. */
async function jobStates(db: Db): Promise<JobView[]> {
  const rows = await db.selectFrom('jobs').selectAll().execute();
  const names = Object.keys(jobSeconds) as JobName[];
  return names.map((name) => {
    const row = rows.find((job) => job.name === name);
    return {
      name,
      everySeconds: jobSeconds[name],
      startedAt: row?.started_at?.toISOString() ?? null,
      finishedAt: row?.finished_at?.toISOString() ?? null,
      outcome: row?.outcome ?? '',
      failures: row?.failures ?? 0,
      error: row?.error ? JOB_FAILED : null,
    };
  });
}

/** Up to a thousand of each state; one more means 'a thousand and more'. */
async function countOutbox(db: Db): Promise<ServiceStateView['outbox']> {
  const { rows } = await outboxCountsQuery.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts always answer one row');
  return counts;
}

export const outboxCountsQuery = sql<ServiceStateView['outbox']>`select ${sql.join(
  outboxStates.map(
    (state) => sql`(
      select count(*)::integer from (
        select from outbox where state = ${sql.lit(state)} order by id limit ${sql.lit(COUNTED)}) as found
      ) as ${sql.ref(state)}`,
  ),
)}`;
