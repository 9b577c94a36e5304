import { useEffect } from 'react';

/** Keeps the screen on, where the browser allows it. */
export function useAwakeScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser takes the lock back whenever the page is hidden.
    const hold = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [wanted]);
}
