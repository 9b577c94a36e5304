import { useEffect, useState } from 'react';
import { afterSeen } from '#web/browser/after-seen.ts';
import { Notice } from '#web/ui/notice.tsx';

const LIFE = 5_000;

/** Shows an error for five seconds, again after each failed attempt. */
export function ErrorBanner({ sentence, attempt }: { sentence: string | undefined; attempt: boolean }) {
  const [past, setPast] = useState(false);

  useEffect(() => {
    setPast(false);
    if (!sentence || attempt) return;
    return afterSeen(LIFE, () => setPast(true));
  }, [sentence, attempt]);

  return sentence && !past ? <Notice tone="bad">{sentence}</Notice> : null;
}
