import { pageTitles } from '#contract/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Takings } from '#web/features/payments/takings/takings.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function TakingsPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage
      title={pageTitles.takings}
      subtitle="Ce que vos courses ont rapporté, et ce qui reste à confirmer"
      driverOnly
    >
      {viewer && <Takings viewer={viewer} />}
    </SignedInPage>
  );
}
