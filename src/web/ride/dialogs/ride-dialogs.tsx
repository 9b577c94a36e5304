import { Suspense } from 'react';
import type { RideDialogTable, ShownDialog } from './use-ride-dialog.ts';

type Props = {
  dialogs: RideDialogTable;
  dialog: ShownDialog | undefined;
  close: () => void;
  /** After a success, which changes or removes the card. */
  onDone: () => void;
  now: Date;
};

/** One dialog for a whole list: it belongs to the ride it was opened for last. */
export function RideDialogs({ dialogs, dialog, close, onDone, now }: Props) {
  const Dialog = dialog && dialogs[dialog.kind];
  if (!dialog || !Dialog) return null;
  const { ride, together, open } = dialog;
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
