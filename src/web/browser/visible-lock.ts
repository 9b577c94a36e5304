import { useEffect } from 'react';

/** Holds a Web Lock while the page is visible; other pages and the worker can see it. */
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

/** Shared, so that no request for it ever waits. */
function hold(name: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => held);
  return release;
}
