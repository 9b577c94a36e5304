import { useCallback, useEffect, useState } from 'react';
import { afterSeen } from '#web/browser/after-seen.ts';

const LIFE = 5_000;

export type FieldNotice = { tone: 'bad' | 'ok' | 'info'; text: string };

/** A notice disappears after five seconds; an error stays until the next attempt. */
export function useNotice() {
  const [notice, setNotice] = useState<FieldNotice>();

  useEffect(() => {
    if (!notice || notice.tone === 'bad') return;
    return afterSeen(LIFE, () => setNotice(undefined));
  }, [notice]);

  const showNotice = useCallback((next?: FieldNotice) => setNotice(next), []);
  return [notice, showNotice] as const;
}
