import { pageTitles } from '#contract/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { BookingForm } from '#web/features/booking/form/booking-form.tsx';
import { ClientDesk } from '#web/features/client-desk/client-desk.tsx';
import { ChatButton, FloatingChatButton } from './chat-buttons.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function ClientDashboardPage() {
  const viewer = useCurrentUser();

  return (
    <SignedInPage
      title={pageTitles.client_dashboard}
      subtitle="Gérez vos courses et réservations"
      tools={<ChatButton />}
      isHome
    >
      {viewer && <ClientDesk viewer={viewer} booking={<BookingForm />} />}
      <FloatingChatButton label="Discussion" />
    </SignedInPage>
  );
}
