import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { useAwakeScreen } from '#web/browser/use-awake-screen.ts';
import { useFillsScreen } from '#web/signals/full-screen.ts';

/** The props of a dialog that fills the screen and keeps it on; Escape and Back close it. */
export function useScreenDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useAwakeScreen(open);
  useFillsScreen(open);
  useBackCloses(open, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return {
    ref: dialog,
    /** Not that of a dialog that was opened from it. */
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
