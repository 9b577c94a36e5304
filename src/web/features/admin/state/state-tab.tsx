import { useCurrentUser } from '#web/api/current-user.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceState } from '../admin-api.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';
import { ServiceHealth } from './service-health.tsx';
import { SettlementsPanel } from './settlements-panel.tsx';

/** The providers, the background jobs, the notifications that were not delivered, and money without its driver. */
export function StateTab() {
  const { data, isError, isFetching, refetch } = useServiceState();
  const viewer = useCurrentUser();

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
        <ServiceHealth />
        <RetentionPanel />
      </div>
    </div>
  );
}
