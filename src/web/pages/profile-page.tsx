import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Profile, ProfileHead } from '#web/features/account/profile.tsx';
import { CalendarCard } from '#web/features/calendars/calendar-card.tsx';
import { ReminderCard } from '#web/features/reminders/reminder-card.tsx';
import { PushCard } from '#web/live/push/push-card.tsx';
import { SessionLost } from './frame/session-lost.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function ProfilePage() {
  const user = useCurrentUser();

  if (!user) return <SessionLost title="Accès refusé" />;
  return (
    <SignedInPage title={pageTitles.profile} head={<ProfileHead user={user} />}>
      <Profile
        user={user}
        device={
          <>
            <PushCard user={user} />
            <ReminderCard user={user} />
            <CalendarCard user={user} />
          </>
        }
      />
    </SignedInPage>
  );
}
