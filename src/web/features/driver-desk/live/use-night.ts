import { useState } from 'react';

/**
 * On a phone the ride opens in full screen when it starts, and not again once it was closed.
 * `runningId` is null while no ride is running, undefined while loading.
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
