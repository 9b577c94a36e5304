import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { LoginPanel } from '#web/features/account/login-panel.tsx';
import { BookingForm } from '#web/features/booking/form/booking-form.tsx';
import { ClientDesk } from '#web/features/client-desk/client-desk.tsx';
import { ChatButton, FloatingChatButton } from './chat-buttons.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';
import { useViewer } from './frame/use-viewer.ts';

export function ClientDashboardPage() {
  const viewer = useViewer();

  return (
    <SignedInPage
      title={pageTitles.client_dashboard}
      subtitle="Gérez vos courses et réservations"
      tools={<ChatButton />}
      isHome
    >
      {viewer && <ClientDesk viewer={viewer} booking={<BookingForm signIn={<LoginPanel again />} />} />}
      <FloatingChatButton label="Discussion" />
    </SignedInPage>
  );
}
