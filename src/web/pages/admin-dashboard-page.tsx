import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function AdminDashboardPage() {
  return <SignedInPage title={pageTitles.admin_dashboard} />;
}
