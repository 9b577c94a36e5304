import { pageTitles } from '#contract/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { RideHistory } from '#web/features/ride-history/ride-history.tsx';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';
import { ChatPart } from './chat-part.tsx';

export function HistoryPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage title={pageTitles.history}>
      {viewer && <RideHistory viewer={viewer} />}
      {viewer && <ChatPart viewer={viewer} />}
    </SignedInPage>
  );
}
