import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** The value, once it has stopped changing for a while. */
export function useDebounced<Value>(value: Value, delay = TYPING_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);

  return delay === 0 ? value : settled;
}
