import { type ComponentType, useState } from 'react';
import type { RideView } from '#contract/rides.ts';

/** The dialogs of a ride: one for clients, the others for drivers. */
export type DialogKind =
  | 'cancel'
  | 'cancelOrder'
  | 'reject'
  | 'changed'
  | 'start'
  | 'startEarly'
  | 'complete'
  | 'cancelByDriver'
  | 'navigate'
  | 'voucher'
  | 'refund'
  | 'contest'
  | 'guestLink'
  | 'invoice'
  | 'credit'
  | 'absent'
  | 'waive'
  | 'client';

/** Opens the dialog. */
export type OpenDialog = (kind: DialogKind, ride: RideView) => void;

export type ShownDialog = { kind: DialogKind; ride: RideView; open: boolean };

/** The props of every dialog. */
export type RideDialogProps = {
  ride: RideView;
  open: boolean;
  onClose: () => void;
  /** After a success, which changes or removes the card. */
  onDone: () => void;
  now: Date;
};

/** The dialogs that one role can open. */
export type RideDialogTable = Partial<Record<DialogKind, ComponentType<RideDialogProps>>>;

/** A closed dialog stays mounted, so that what was typed is kept. */
export function useRideDialog() {
  const [dialog, setDialog] = useState<ShownDialog>();
  const openDialog: OpenDialog = (kind, ride) => setDialog({ kind, ride, open: true });
  const close = () => setDialog((shown) => shown && { ...shown, open: false });

  return { dialog, openDialog, close };
}
