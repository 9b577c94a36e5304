import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { PendingRides } from '#web/features/pending-rides/pending-rides.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function PendingRidesPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage title={pageTitles.pending_rides}>{viewer && <PendingRides viewer={viewer} />}</SignedInPage>
  );
}
