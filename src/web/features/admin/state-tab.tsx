import { useCurrentUser } from '#web/api/current-user.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceState } from './admin-api.ts';
import { isJobInTrouble } from './attention.ts';
import { HealthPanel } from './health-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { SettlementsPanel } from './settlements-panel.tsx';
import { healthWords, jobDetail, jobName, jobTime, providerNames } from './state-texts.ts';

/** The providers, the background jobs, the notifications that were not delivered, and money without its driver. */
export function StateTab() {
  const { data, isError, isFetching, refetch } = useServiceState();
  const viewer = useCurrentUser();
  const now = new Date();

  if (!data && isError)
    return (
      <ErrorState
        text="Impossible de lire l’état du service."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton cards={3} />;
  return (
    <div className="admin-grid admin-two">
      <OutboxPanel counts={data.outbox} />
      <div className="admin-grid">
        {viewer && <SettlementsPanel rides={data.settlements} viewer={viewer} />}
        {data.advice?.map((sentence) => (
          <Notice key={sentence} tone="warn">
            {sentence}
          </Notice>
        ))}
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
            health: isJobInTrouble(job, now) ? 'trouble' : job.startedAt ? 'ready' : 'off',
            detail: jobDetail(job, now),
            note: jobTime(job, now),
          }))}
        />
      </div>
    </div>
  );
}
