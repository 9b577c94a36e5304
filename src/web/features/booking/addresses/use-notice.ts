import { useCallback, useEffect, useState } from 'react';

const LIFE = 5_000;

export type FieldNotice = { tone: 'bad' | 'ok' | 'info'; text: string };

/** A notice disappears after five seconds; an error stays until the next attempt. */
export function useNotice() {
  const [notice, setNotice] = useState<FieldNotice>();

  useEffect(() => {
    if (!notice || notice.tone === 'bad') return;
    const timer = setTimeout(() => setNotice(undefined), LIFE);
    return () => clearTimeout(timer);
  }, [notice]);

  const showNotice = useCallback((next?: FieldNotice) => setNotice(next), []);
  return [notice, showNotice] as const;
}
