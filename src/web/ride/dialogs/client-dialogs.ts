import { preloadable } from '#web/ui/preloadable.tsx';
import { orderRides } from './order-dialogs.ts';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

/** Each is fetched when it is opened. */
export const clientDialogs: RideDialogTable = {
  ...paperDialogs,
  cancel: preloadable<RideDialogProps>(
    async () => (await import('./cancelling/cancel-dialog.tsx')).CancelDialog,
  ),
  contestPrice: preloadable<RideDialogProps>(
    async () => (await import('./raise/contest-price-dialog.tsx')).ContestPriceDialog,
  ),
  cancelOrder: preloadable<RideDialogProps>(
    async () => (await import('./cancelling/cancel-order-dialog.tsx')).CancelOrderDialog,
  ),
  follow: preloadable<RideDialogProps>(
    async () => (await import('./links/follow-link-dialog.tsx')).FollowLinkDialog,
  ),
  orderRides,
  passenger: preloadable<RideDialogProps>(
    async () => (await import('./passenger-dialog.tsx')).PassengerDialog,
  ),
};
