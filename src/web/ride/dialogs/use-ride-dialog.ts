import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';

/** What stands between a press and its effect: a client cancels, a driver does the rest. */
export type DialogKind =
  | 'cancel'
  | 'reject'
  | 'start'
  | 'complete'
  | 'cancelByDriver'
  | 'navigate'
  | 'refund';

/** Opens the dialog. */
export type OpenDialog = (kind: DialogKind, ride: RideView) => void;

export type ShownDialog = { kind: DialogKind; ride: RideView; open: boolean };

/** What every dialog is given. */
export type RideDialogProps = {
  ride: RideView;
  open: boolean;
  onClose: () => void;
  /** The answer makes the card change or leave. */
  onDone: () => void;
  now: Date;
};

/** A closed dialog stays known, so that what was typed is still there when it opens again. */
export function useRideDialog() {
  const [dialog, setDialog] = useState<ShownDialog>();
  const openDialog: OpenDialog = (kind, ride) => setDialog({ kind, ride, open: true });
  const close = () => setDialog((shown) => shown && { ...shown, open: false });

  return { dialog, openDialog, close };
}
