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

/** They show what changed since. */
const asSeen: readonly DialogKind[] = ['changed', 'changedOrder'];

/** One dialog for a whole list: it belongs to the ride it was opened for last, as that ride is now. */
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
