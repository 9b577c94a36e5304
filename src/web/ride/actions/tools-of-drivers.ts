import { driverDialogs } from '../dialogs/driver-dialogs.ts';
import { DriverActions } from './driver-actions.tsx';
import type { RideTools } from './ride-actions.ts';

/** No client loads them. */
export const driverTools: RideTools = { Actions: DriverActions, dialogs: driverDialogs };
