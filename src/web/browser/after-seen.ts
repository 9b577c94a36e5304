const STEP_MS = 250;

/**
 * Calls back once the page was visible for that long; returns how to give up.
 * Counted in steps: the time of a computer that slept or was too busy to draw does not count.
 */
export function afterSeen(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    left -= STEP_MS;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, STEP_MS);
  return () => clearInterval(timer);
}
