import type { JobView } from '#contract/platform/service-state.ts';
import { useServiceState } from '../admin-api.ts';
import { isJobInTrouble } from '../attention.ts';
import { HealthPanel } from './health-panel.tsx';
import { healthWords, jobDetail, jobName, jobTime, providerNames } from './state-texts.ts';

/** The providers and the background jobs. */
export function ServiceHealth() {
  const { data, isFetching, refetch } = useServiceState();
  const now = new Date();

  if (!data) return null;
  return (
    <div className="admin-grid">
      <HealthPanel
        title="Fournisseurs"
        onCheck={() => void refetch()}
        checking={isFetching}
        lines={data.providers.map(({ name, health, detail }) => ({
          name: providerNames[name],
          health,
          detail,
          note: healthWords[health],
        }))}
      />
      <HealthPanel
        title="Tâches de fond"
        lines={data.jobs.map((job) => ({
          name: jobName(job),
          health: jobHealth(job, now),
          detail: jobDetail(job, now),
          note: jobTime(job, now),
        }))}
      />
    </div>
  );
}

function jobHealth(job: JobView, now: Date) {
  if (isJobInTrouble(job, now)) return 'trouble';
  return job.startedAt ? 'ready' : 'off';
}
