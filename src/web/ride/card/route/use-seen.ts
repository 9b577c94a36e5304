import { useEffect, useRef, useState } from 'react';

const AHEAD = '400px';

/** True once an element has come near the viewport. */
export function useSeen() {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (seen || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [seen]);

  return { frame, seen };
}
