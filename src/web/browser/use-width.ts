import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in pixels; `first` until it is known. */
export function useWidth<Box extends HTMLElement>(first: number): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(first);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return [box, width];
}
