import { preloadable } from '#web/ui/preloadable.tsx';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

/** Each is fetched when it is opened. */
export const driverDialogs: RideDialogTable = {
  ...paperDialogs,
  reject: preloadable<RideDialogProps>(async () => (await import('./reject-dialog.tsx')).RejectDialog),
  changed: preloadable<RideDialogProps>(async () => (await import('./changed-dialog.tsx')).ChangedDialog),
  start: preloadable<RideDialogProps>(async () => (await import('./start-dialog.tsx')).StartDialog),
  startEarly: preloadable<RideDialogProps>(
    async () => (await import('./start-early-dialog.tsx')).StartEarlyDialog,
  ),
  complete: preloadable<RideDialogProps>(async () => (await import('./complete-dialog.tsx')).CompleteDialog),
  cancelByDriver: preloadable<RideDialogProps>(
    async () => (await import('./cancel-by-driver-dialog.tsx')).CancelByDriverDialog,
  ),
  navigate: preloadable<RideDialogProps>(async () => (await import('./navigate-dialog.tsx')).NavigateDialog),
  refund: preloadable<RideDialogProps>(async () => (await import('./refund-dialog.tsx')).RefundDialog),
  contest: preloadable<RideDialogProps>(async () => (await import('./contest-dialog.tsx')).ContestDialog),
  guestLink: preloadable<RideDialogProps>(
    async () => (await import('./guest-link-dialog.tsx')).GuestLinkDialog,
  ),
  absent: preloadable<RideDialogProps>(async () => (await import('./fees/absent-dialog.tsx')).AbsentDialog),
  waive: preloadable<RideDialogProps>(async () => (await import('./fees/waive-dialog.tsx')).WaiveDialog),
  client: preloadable<RideDialogProps>(
    async () => (await import('./client-file/client-file-dialog.tsx')).ClientFileDialog,
  ),
};
