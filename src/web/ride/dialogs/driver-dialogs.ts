import { preloadable } from '#web/ui/preloadable.tsx';
import { CancelByDriverDialog } from './cancel-by-driver-dialog.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { NavigateDialog } from './navigate-dialog.tsx';
import { paperDialogs } from './paper-dialogs.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { StartEarlyDialog } from './start-early-dialog.tsx';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

const AbsentDialog = preloadable<RideDialogProps>(
  async () => (await import('./fees/absent-dialog.tsx')).AbsentDialog,
);
const WaiveDialog = preloadable<RideDialogProps>(
  async () => (await import('./fees/waive-dialog.tsx')).WaiveDialog,
);

const GuestLinkDialog = preloadable(async () => (await import('./guest-link-dialog.tsx')).GuestLinkDialog);

const ClientFileDialog = preloadable(
  async () => (await import('./client-file/client-file-dialog.tsx')).ClientFileDialog,
);

/** No client loads them. */
export const driverDialogs: RideDialogTable = {
  ...paperDialogs,
  reject: RejectDialog,
  changed: ChangedDialog,
  start: StartDialog,
  startEarly: StartEarlyDialog,
  complete: CompleteDialog,
  cancelByDriver: CancelByDriverDialog,
  navigate: NavigateDialog,
  refund: RefundDialog,
  contest: ContestDialog,
  guestLink: GuestLinkDialog,
  absent: AbsentDialog,
  waive: WaiveDialog,
  client: ClientFileDialog,
};
