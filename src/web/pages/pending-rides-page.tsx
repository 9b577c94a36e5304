import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function PendingRidesPage() {
  return <SignedInPage title={pageTitles.pending_rides} />;
}
