import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useRestoredPage } from '#web/browser/use-restored-page.ts';
import { useRide } from '#web/ride/data/reads/rides-api.ts';
import { ApiError } from '#web/text/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskLink } from './desk-link.tsx';
import { PaymentHalves } from './payment-halves.tsx';

export function Payment({ rideId }: { rideId: string }) {
  const { ride, error, isFetching, refetch } = useRide(rideId);
  useRestoredPage();

  if (ride) return <PaymentHalves ride={ride} />;
  return (
    <div className="page page-narrow">
      <PageHead title={pageTitles.payment} />
      {error ? (
        <NoRide error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton cards={2} />
      )}
    </div>
  );
}

type NoRideProps = { error: Error; busy: boolean; onRetry: () => void };

function NoRide({ error, busy, onRetry }: NoRideProps) {
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Course non trouvée" action={<DeskLink />} />;
  return <ErrorState text="Impossible de charger la course." busy={busy} onRetry={onRetry} />;
}
