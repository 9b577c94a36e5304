import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { SettingsWorkplace } from '#web/features/settings/settings-page.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function AppSettingsPage() {
  return (
    <SignedInPage title={pageTitles.app_settings} driverOnly>
      <SettingsWorkplace />
    </SignedInPage>
  );
}
