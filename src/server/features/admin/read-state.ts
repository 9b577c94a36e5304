import type { JobView, ServiceStateView } from '#contract/platform/service-state.ts';
import { DATABASE_OWNER_ADVICE, JOB_FAILED } from '#contract/sentences/admin-sentences.fr.ts';
import { type JobName, jobSeconds } from '#domain/administration/job-schedule.ts';
import { isOwner } from '#server/db/application-role.ts';
import { countOutbox } from '#server/db/outbox-counts.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readSettlements } from '#server/features/payments/index.ts';
import { presentRide } from '#server/features/rides/index.ts';
import { providerStates } from './provider-states.ts';

export async function readState(deps: Deps, reader: UserRow): Promise<ServiceStateView> {
  return {
    providers: await providerStates(deps),
    jobs: await jobStates(deps.db),
    outbox: await countOutbox(deps.db),
    settlements: (await readSettlements(deps.db)).map((ride) => presentRide(ride, reader, deps.clock())),
    advice: (await isOwner(deps.pool)) ? [DATABASE_OWNER_ADVICE] : [],
  };
}

/** Includes jobs that never ran. */
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
