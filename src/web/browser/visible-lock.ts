import { useEffect } from 'react';

/** Holds a lock of the browser while the page is in sight; other pages and the worker see it. */
export function useVisibleLock(name: string): void {
  useEffect(() => {
    if (!('locks' in navigator)) return;
    let release: (() => void) | undefined;
    const follow = () => {
      release?.();
      release = document.visibilityState === 'visible' ? hold(name) : undefined;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      release?.();
    };
  }, [name]);
}

/** Shared, so that nobody ever waits for it. */
function hold(name: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => held);
  return release;
}
