import { useState } from 'react';

/**
 * On a phone the ride fills the screen as soon as it starts, and not again once it was put away.
 * `runningId` is null while nothing runs, undefined while nobody knows.
 */
export function useNight(runningId: string | null | undefined, phone: boolean) {
  const [known, setKnown] = useState(runningId);
  const [isOpen, setOpen] = useState(false);

  if (runningId !== undefined && runningId !== known) {
    const hasStarted = known !== undefined && runningId !== null;
    setKnown(runningId);
    setOpen(hasStarted && phone);
  }

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
