import { useEffect, useState } from 'react';
import { forgetTabNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';

const NOTE = 'full-screen';

/**
 * On a phone the ride opens in full screen when it starts, and not again once it was closed. After a reload it reopens
 * for the ride that it showed.
 * `runningId` is null while no ride is running, undefined while loading; `shownId` is the ride under way.
 */
export function useFullScreen(
  runningId: string | null | undefined,
  phone: boolean,
  shownId: string | undefined,
) {
  const [known, setKnown] = useState(runningId);
  /** Undefined until it is first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  const [returnsTo, setReturnsTo] = useState(() => readTabNote<string>(NOTE));

  if (runningId !== undefined && runningId !== known) {
    const hasStarted = known !== undefined && runningId !== null;
    setKnown(runningId);
    setOpen(hasStarted && phone);
  }
  if (returnsTo !== undefined && returnsTo === shownId && phone) {
    setReturnsTo(undefined);
    setOpen(true);
  }

  useEffect(() => {
    if (isOpen && shownId) writeTabNote(NOTE, shownId);
    if (isOpen === false && returnsTo === undefined) forgetTabNote(NOTE);
  }, [isOpen, shownId, returnsTo]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
