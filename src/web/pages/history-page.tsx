import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { RideHistory } from '#web/features/ride-history/ride-history.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function HistoryPage() {
  const viewer = useCurrentUser();

  return <SignedInPage title={pageTitles.history}>{viewer && <RideHistory viewer={viewer} />}</SignedInPage>;
}
