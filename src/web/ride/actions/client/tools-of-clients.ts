import { clientDialogs } from '../../dialogs/client-dialogs.ts';
import type { RideTools } from '../ride-actions.ts';
import { ClientActions } from './client-actions.tsx';

export const clientTools: RideTools = { Actions: ClientActions, dialogs: clientDialogs };
