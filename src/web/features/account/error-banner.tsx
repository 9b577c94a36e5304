import { useEffect, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';

const LIFE = 5_000;

/** Shows an error for five seconds, again after each failed attempt. */
export function ErrorBanner({ sentence, attempt }: { sentence: string | undefined; attempt: boolean }) {
  const [past, setPast] = useState(false);

  useEffect(() => {
    setPast(false);
    if (!sentence || attempt) return;
    const timer = setTimeout(() => setPast(true), LIFE);
    return () => clearTimeout(timer);
  }, [sentence, attempt]);

  return sentence && !past ? <Notice tone="bad">{sentence}</Notice> : null;
}
