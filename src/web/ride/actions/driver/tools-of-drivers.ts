import { driverDialogs } from '../../dialogs/driver-dialogs.ts';
import type { RideTools } from '../ride-actions.ts';
import { DriverActions } from './driver-actions.tsx';

/** Not loaded for clients. */
export const driverTools: RideTools = { Actions: DriverActions, dialogs: driverDialogs };
