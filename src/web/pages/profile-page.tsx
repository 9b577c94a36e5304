import { useCurrentUser } from '#web/api/current-user.ts';
import { Profile } from '#web/features/account/profile.tsx';
import { PushCard } from '#web/live/push/push-card.tsx';
import { SessionLost } from './frame/session-lost.tsx';

export function ProfilePage() {
  const user = useCurrentUser();

  if (!user) return <SessionLost title="Accès refusé" />;
  return <Profile user={user} device={<PushCard user={user} />} />;
}
