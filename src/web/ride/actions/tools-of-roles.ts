import type { Role } from '#domain/account/roles.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { clientDialogs } from '../dialogs/client-dialogs.ts';
import { driverDialogs } from '../dialogs/driver-dialogs.ts';
import { paperDialogs } from '../dialogs/paper-dialogs.ts';
import type { RideTools } from './ride-actions.ts';

const quiet = { quiet: true };

/** For the pages shared by all roles: each role loads its own. */
export const toolsOf: Record<Role, RideTools> = {
  client: {
    Actions: preloadable(async () => (await import('./client/client-actions.tsx')).ClientActions, quiet),
    dialogs: clientDialogs,
  },
  driver: {
    Actions: preloadable(async () => (await import('./driver/driver-actions.tsx')).DriverActions, quiet),
    dialogs: driverDialogs,
  },
  admin: {
    Actions: preloadable(async () => (await import('./admin-actions.tsx')).AdminActions, quiet),
    dialogs: paperDialogs,
  },
};
