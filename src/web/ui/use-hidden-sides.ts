import { type RefObject, useEffect } from 'react';

/** Marks which sides of the element can be scrolled further: `data-hidden="start end"`. */
export function useHiddenSides(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const mark = () => {
      list.dataset.hidden = hiddenSides(list).join(' ');
    };
    mark();
    list.addEventListener('scroll', mark, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark);
    for (const sized of [list, ...list.children]) sizes?.observe(sized);
    return () => {
      list.removeEventListener('scroll', mark);
      sizes?.disconnect();
    };
  }, [element]);
}

/** Ignores rounding by a pixel. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ('start' | 'end')[] {
  const beyond = scrollWidth - clientWidth - scrollLeft;
  return [...(scrollLeft > 1 ? ['start' as const] : []), ...(beyond > 1 ? ['end' as const] : [])];
}
