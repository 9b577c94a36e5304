import { useEffect } from 'react';

/** Keeps the screen of a telephone in its cradle lit; where that is refused, it dims as usual. */
export function useAwakeScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [wanted]);
}
