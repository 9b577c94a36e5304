import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function ClientDashboardPage() {
  return <SignedInPage title={pageTitles.client_dashboard} subtitle="Gérez vos courses et réservations" />;
}
