import { pageTitles } from '#contract/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { PendingRides } from '#web/features/pending-rides/pending-rides.tsx';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';
import { ChatPart } from './chat-part.tsx';

export function PendingRidesPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage title={pageTitles.pending_rides}>
      {viewer && <PendingRides viewer={viewer} />}
      {viewer && <ChatPart viewer={viewer} />}
    </SignedInPage>
  );
}
