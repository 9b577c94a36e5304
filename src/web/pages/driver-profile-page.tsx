import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function DriverProfilePage() {
  return <SignedInPage title={pageTitles.driver_profile} driverOnly />;
}
