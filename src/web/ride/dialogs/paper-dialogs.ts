import { preloadable } from '#web/ui/preloadable.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** Each is loaded when it is opened. */
export const paperDialogs = {
  voucher: preloadable<RideDialogProps>(async () => (await import('./voucher-dialog.tsx')).VoucherDialog),
  invoice: preloadable<RideDialogProps>(
    async () => (await import('./bills/invoice-dialog.tsx')).InvoiceDialog,
  ),
  credit: preloadable<RideDialogProps>(async () => (await import('./bills/credit-dialog.tsx')).CreditDialog),
};
