import { Suspense } from 'react';
import { laterOf, useStoredRides } from '../data/cache/ride-cache.ts';
import type { DialogKind, RideDialogTable, ShownDialog } from './use-ride-dialog.ts';

type Props = {
  dialogs: RideDialogTable;
  dialog: ShownDialog | undefined;
  close: () => void;
  /** After a success, which changes or removes the card. */
  onDone: () => void;
  now: Date;
};

/** These show the ride as it was seen, beside the current one. */
const asSeen: readonly DialogKind[] = ['changed', 'changedOrder'];

/** One dialog for a whole list, showing the current state of the ride it was last opened for. */
export function RideDialogs({ dialogs, dialog, close, onDone, now }: Props) {
  const [stored] = useStoredRides(dialog ? [dialog.ride.id] : []);
  const Dialog = dialog && dialogs[dialog.kind];
  if (!dialog || !Dialog) return null;
  const { kind, ride: seen, together, open } = dialog;
  const ride = asSeen.includes(kind) ? seen : laterOf(stored, seen);
  const finish = () => {
    onDone();
    close();
  };

  return (
    <Suspense fallback={null}>
      <Dialog key={ride.id} {...{ ride, together, open, now }} onClose={close} onDone={finish} />
    </Suspense>
  );
}
