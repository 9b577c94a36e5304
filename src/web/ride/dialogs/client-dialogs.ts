import { CancelDialog } from './cancel-dialog.tsx';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogTable } from './use-ride-dialog.ts';

export const clientDialogs: RideDialogTable = { ...paperDialogs, cancel: CancelDialog };
