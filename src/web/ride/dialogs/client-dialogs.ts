import { preloadable } from '#web/ui/preloadable.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

const CancelOrderDialog = preloadable<RideDialogProps>(
  async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
);

export const clientDialogs: RideDialogTable = {
  ...paperDialogs,
  cancel: CancelDialog,
  cancelOrder: CancelOrderDialog,
};
