import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Takings } from '#web/features/payments/takings/takings.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function TakingsPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage
      title={pageTitles.takings}
      subtitle={
        viewer && may(viewer, 'read_all_takings')
          ? 'Ce que les courses de tous les chauffeurs ont rapporté'
          : 'Ce que vos courses ont rapporté, et ce qui reste à confirmer'
      }
    >
      {viewer && may(viewer, 'read_takings') && <Takings viewer={viewer} />}
    </SignedInPage>
  );
}
