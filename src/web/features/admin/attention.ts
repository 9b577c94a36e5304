import type { JobView, ServiceStateView } from '#contract/platform/service-state.ts';

const PATIENCE_MS = 60_000;

/** How many problems of the service need a person. */
export function attentionCount(state: ServiceStateView | undefined, now: Date): number {
  if (!state) return 0;
  const providers = state.providers.filter(({ health }) => health === 'trouble').length;
  const jobs = state.jobs.filter((job) => isJobInTrouble(job, now)).length;
  return providers + jobs + state.outbox.failed + state.outbox.uncertain + state.settlements.length;
}

/** It failed last time, or has not run for much longer than its interval. */
export function isJobInTrouble(job: JobView, now: Date): boolean {
  return job.failures > 0 || isJobLate(job, now);
}

export function isJobLate({ startedAt, everySeconds }: JobView, now: Date): boolean {
  if (startedAt === null) return false;
  return now.getTime() - Date.parse(startedAt) > 3 * everySeconds * 1000 + PATIENCE_MS;
}
