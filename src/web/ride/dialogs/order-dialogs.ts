import { preloadable } from '#web/ui/preloadable.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** For clients and drivers alike. */
export const orderRides = preloadable<RideDialogProps>(
  async () => (await import('./order-rides-dialog.tsx')).OrderRidesDialog,
);
