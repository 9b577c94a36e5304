import { useEffect } from 'react';

/** Keeps the screen on, where the browser allows it. */
export function useAwakeScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [wanted]);
}
