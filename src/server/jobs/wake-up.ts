export type WakeUp = {
  /** Wakes after this time, or earlier if that was asked for already. */
  within(ms: number): void;
  stop(): void;
};

/** One timer for many reasons to wake: the earliest counts, and two wakings are never closer than `restMs`. */
export function wakeUp(wake: () => void, restMs: number): WakeUp {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  function awake(): void {
    wakesAt = Number.POSITIVE_INFINITY;
    restsUntil = performance.now() + restMs;
    wake();
  }

  return {
    within(ms) {
      const at = Math.max(performance.now() + ms, restsUntil);
      if (isStopped || at >= wakesAt) return;
      clearTimeout(timer);
      wakesAt = at;
      timer = setTimeout(awake, at - performance.now());
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
