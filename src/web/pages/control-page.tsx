import { useEffect } from 'react';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Control } from '#web/features/control/control.tsx';
import { cacheForOffline } from '#web/offline/cache-for-offline.ts';

const nothing = {};

/** Without the frame of the other pages: an officer sees nothing else. */
export function ControlPage() {
  const user = useCurrentUser();
  useEffect(() => (user ? cacheForOffline(user, nothing) : undefined), [user]);

  return <Control />;
}
