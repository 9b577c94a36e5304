import { useEffect, useRef } from 'react';

const SMALLEST = 24;
const LARGEST = 400;

/** The largest font size at which a text fits its box without cutting a word: after rendering and after rotation. */
export function useLargestText(shown: boolean) {
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const box = text.current?.parentElement;
    if (!shown || !box) return;
    const watch = new ResizeObserver(() => text.current && fitText(text.current, box));
    watch.observe(box);
    return () => watch.disconnect();
  }, [shown]);

  return text;
}

function fitText(text: HTMLElement, box: HTMLElement): void {
  let [low, high] = [SMALLEST, LARGEST];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    text.style.fontSize = `${middle}px`;
    const fits = text.scrollWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight;
    if (fits) low = middle;
    else high = middle;
  }
  text.style.fontSize = `${low}px`;
}
