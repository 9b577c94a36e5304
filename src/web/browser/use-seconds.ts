import { useEffect, useState } from 'react';

/** The current time, every second while it is wanted. */
export function useSeconds(wanted: boolean): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    if (!wanted) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [wanted]);

  return now;
}

/** How many seconds are left of a time after a moment, by the second; 0 without one, and once it is over. */
export function useSecondsLeft(from: number | undefined, timeMs: number): number {
  const [start] = useState(() => Date.now());
  const now = useSeconds(from !== undefined && Math.max(start, from) - from < timeMs);
  if (from === undefined) return 0;
  return Math.max(0, Math.ceil((from + timeMs - Math.max(now.getTime(), from)) / 1000));
}
