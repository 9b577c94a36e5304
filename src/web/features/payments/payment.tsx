import type { ReactNode } from 'react';
import { pageTitles } from '#contract/page-titles.fr.ts';
import type { RideView } from '#contract/rides.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useRestoredPage } from '#web/browser/use-restored-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskLink } from './desk-link.tsx';
import { usePaymentRide } from './payment-api.ts';
import { PaymentHalves } from './payment-halves.tsx';

type Props = {
  rideId: string;
  /** The ride that is paid for, as it is shown elsewhere. */
  recap: (ride: RideView) => ReactNode;
  /** Where the ride is found again. */
  addressOf: (ride: RideView) => string;
};

export function Payment({ rideId, recap, addressOf }: Props) {
  const { data: ride, error, isFetching, refetch } = usePaymentRide(rideId);
  useRestoredPage();

  if (ride) return <PaymentHalves ride={ride} recap={recap(ride)} address={addressOf(ride)} />;
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
