import { type ComponentType, useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { type Preloadable, reloading } from '#web/ui/preloadable.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** The dialogs of a ride; each role has a table of its own. */
export type DialogKind =
  | 'cancel'
  | 'cancelOrder'
  | 'reject'
  | 'changed'
  | 'changedOrder'
  | 'start'
  | 'startEarly'
  | 'complete'
  | 'cancelByDriver'
  | 'navigate'
  | 'voucher'
  | 'refund'
  | 'contest'
  | 'guestLink'
  | 'follow'
  | 'invoice'
  | 'credit'
  | 'absent'
  | 'nameBoard'
  | 'waive'
  | 'rejectOrder'
  | 'orderRides'
  | 'passenger'
  | 'contestPrice'
  | 'answerContest'
  | 'client';

/** Opens the dialog; `together`: the rides of its order that it is about. */
export type OpenDialog = (kind: DialogKind, ride: RideView, together?: readonly RideView[]) => void;

export type ShownDialog = {
  kind: DialogKind;
  ride: RideView;
  together: readonly RideView[];
  open: boolean;
};

/** The props of every dialog. */
export type RideDialogProps = {
  ride: RideView;
  together?: readonly RideView[];
  open: boolean;
  onClose: () => void;
  /** After a success, which changes or removes the card. */
  onDone: () => void;
  now: Date;
};

/** A dialog that is not loaded yet is fetched when it is opened. */
type RideDialog = ComponentType<RideDialogProps> & Partial<Pick<Preloadable<RideDialogProps>, 'prepare'>>;

/** The dialogs that one role can open. */
export type RideDialogTable = Partial<Record<DialogKind, RideDialog>>;

/** A closed dialog stays mounted, so that what was typed is kept. */
export function useRideDialog(dialogs: RideDialogTable) {
  const [dialog, setDialog] = useState<ShownDialog>();
  const openDialog: OpenDialog = (kind, ride, together = []) => {
    const show = () => setDialog({ kind, ride, together, open: true });
    const fetched = dialogs[kind]?.prepare?.();
    if (fetched) void fetched.then(show, sayNotLoaded);
    else show();
  };
  const close = () => setDialog((shown) => shown && { ...shown, open: false });

  return { dialogs, dialog, openDialog, close };
}

function sayNotLoaded(): void {
  showToast({
    tone: 'bad',
    title: 'Erreur de chargement',
    text: 'Vérifiez votre connexion, puis réessayez.',
    action: reloading,
  });
}
