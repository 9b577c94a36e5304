import { clientDialogs } from '../dialogs/client-dialogs.ts';
import { ClientActions } from './client-actions.tsx';
import type { RideTools } from './ride-actions.ts';

export const clientTools: RideTools = { Actions: ClientActions, dialogs: clientDialogs };
