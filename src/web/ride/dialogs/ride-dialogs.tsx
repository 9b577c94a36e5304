import { type ComponentType, Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { CancelByDriverDialog } from './cancel-by-driver-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { NavigateDialog } from './navigate-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { StartEarlyDialog } from './start-early-dialog.tsx';
import type { DialogKind, RideDialogProps, ShownDialog } from './use-ride-dialog.ts';

const VoucherDialog = preloadable<RideDialogProps>(
  async () => (await import('./voucher-dialog.tsx')).VoucherDialog,
);
const InvoiceDialog = preloadable<RideDialogProps>(
  async () => (await import('./bills/invoice-dialog.tsx')).InvoiceDialog,
);
const CreditDialog = preloadable<RideDialogProps>(
  async () => (await import('./bills/credit-dialog.tsx')).CreditDialog,
);

const dialogs: Record<DialogKind, ComponentType<RideDialogProps>> = {
  cancel: CancelDialog,
  reject: RejectDialog,
  changed: ChangedDialog,
  start: StartDialog,
  startEarly: StartEarlyDialog,
  complete: CompleteDialog,
  cancelByDriver: CancelByDriverDialog,
  navigate: NavigateDialog,
  voucher: VoucherDialog,
  refund: RefundDialog,
  contest: ContestDialog,
  invoice: InvoiceDialog,
  credit: CreditDialog,
};

type Props = {
  dialog: ShownDialog | undefined;
  onClose: () => void;
  /** After a success, which changes or removes the card. */
  onDone: () => void;
  now: Date;
};

/** One dialog for a whole list: it belongs to the ride it was opened for last. */
export function RideDialogs({ dialog, onClose, onDone, now }: Props) {
  if (!dialog) return null;
  const { kind, ride, open } = dialog;
  const Dialog = dialogs[kind];
  const finish = () => {
    onDone();
    onClose();
  };

  return (
    <Suspense fallback={null}>
      <Dialog key={ride.id} ride={ride} open={open} onClose={onClose} onDone={finish} now={now} />
    </Suspense>
  );
}
