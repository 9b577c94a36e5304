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
