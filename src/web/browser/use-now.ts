import { useEffect, useState } from 'react';

const OFTEN_ENOUGH = 15_000;

/** The current time, updated regularly: requests expire and departures come nearer while a list is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), OFTEN_ENOUGH);
    return () => clearInterval(timer);
  }, []);

  return now;
}
