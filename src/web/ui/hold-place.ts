/** How long to wait for a slow network to answer and the list to change. */
const AWAITED_MS = 20_000;
const SETTLED_MS = 2_000;
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an item of a list in place while it or something above it changes; when it is removed, the next one takes its
 * place. Ends two seconds after its removal, or when the user scrolls or presses.
 */
export function holdPlace(item: Element | null | undefined): void {
  if (!item || typeof ResizeObserver === 'undefined') return;
  const next = item.nextElementSibling;
  const before = item.previousElementSibling;
  const top = topOf(item);
  const topBefore = before && topOf(before);

  let isGone = false;
  const hold = () => {
    if (!item.isConnected && !isGone) {
      isGone = true;
      clearTimeout(timer);
      timer = setTimeout(end, SETTLED_MS);
    }
    if (item.isConnected) moveTo(item, top);
    else if (next?.isConnected) moveTo(next, top);
    else if (before?.isConnected && topBefore !== null) moveTo(before, topBefore);
  };
  const sizes = new ResizeObserver(hold);
  const end = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  let timer = setTimeout(end, AWAITED_MS);
  sizes.observe(document.body);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function moveTo(element: Element, top: number) {
  const off = topOf(element) - top;
  if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
}
