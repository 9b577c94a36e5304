import type { Role } from '#domain/account/roles.ts';
import { paperDialogs } from '../dialogs/paper-dialogs.ts';
import { AdminActions } from './admin-actions.tsx';
import type { RideTools } from './ride-actions.ts';
import { clientTools } from './tools-of-clients.ts';
import { driverTools } from './tools-of-drivers.ts';

/** For the pages that every role opens. */
export const toolsOf: Record<Role, RideTools> = {
  client: clientTools,
  driver: driverTools,
  admin: { Actions: AdminActions, dialogs: paperDialogs },
};
