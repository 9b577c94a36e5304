import { preloadable } from '#web/ui/preloadable.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** Opened by whoever has a paper to read or to ask for; each is loaded then. */
export const paperDialogs = {
  voucher: preloadable<RideDialogProps>(async () => (await import('./voucher-dialog.tsx')).VoucherDialog),
  invoice: preloadable<RideDialogProps>(
    async () => (await import('./bills/invoice-dialog.tsx')).InvoiceDialog,
  ),
  credit: preloadable<RideDialogProps>(async () => (await import('./bills/credit-dialog.tsx')).CreditDialog),
};
