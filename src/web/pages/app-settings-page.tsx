import { pageTitles } from '#contract/page-titles.fr.ts';
import { SettingsForm } from '#web/features/settings/settings-page.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function AppSettingsPage() {
  return (
    <SignedInPage title={pageTitles.app_settings} driverOnly>
      <SettingsForm />
    </SignedInPage>
  );
}
