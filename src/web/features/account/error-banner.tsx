import { useEffect, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';

const LIFE = 5_000;

/** Tells what went wrong for five seconds; a new attempt that fails tells it again. */
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
