import { useEffect } from 'react';

/** A page that the way back brought out of the browser's memory shows what was true when it was left: it starts anew. */
export function useRestoredPage(): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
