import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { DriverProfile } from '#web/features/driver-profile/driver-profile.tsx';
import { ReminderCard } from '#web/features/reminders/reminder-card.tsx';
import { PushCard } from '#web/live/push/push-card.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function DriverProfilePage() {
  const user = useCurrentUser();

  return (
    <SignedInPage
      title={pageTitles.driver_profile}
      subtitle={user && `${user.firstName} ${user.lastName}`}
      driverOnly
    >
      <DriverProfile
        device={
          user && (
            <>
              <PushCard user={user} />
              <ReminderCard user={user} />
            </>
          )
        }
      />
    </SignedInPage>
  );
}
