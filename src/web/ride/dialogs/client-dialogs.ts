import { preloadable } from '#web/ui/preloadable.tsx';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

/** Each is fetched when it is opened. */
export const clientDialogs: RideDialogTable = {
  ...paperDialogs,
  cancel: preloadable<RideDialogProps>(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
  cancelOrder: preloadable<RideDialogProps>(
    async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
  ),
};
