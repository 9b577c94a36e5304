import { useEffect } from 'react';

const HOMES = 'dialog, section, [role="tabpanel"], main';
/** A disabled element loses the focus only when the page has been drawn. */
const AFTER_DRAWING_MS = 60;
const GONE = '[hidden], [hidden] *, :disabled, dialog:not([open]), dialog:not([open]) *';

/**
 * When the focused element goes away, the browser gives the focus to the page, and the keyboard starts over.
 * It is then given to the nearest part that is still there.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let homes: Element[] = [];
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      homes = homesOf(focused);
    };
    const restore = () => {
      if (!focused || document.activeElement !== document.body || isStillThere(focused)) return;
      focused = null;
      const home = homes.find(isStillThere) ?? document.querySelector('main');
      if (home instanceof HTMLElement) focusOn(home);
    };
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(restore, AFTER_DRAWING_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'disabled', 'open'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function homesOf(element: Element): Element[] {
  const home = element.parentElement?.closest(HOMES);
  return home ? [home, ...homesOf(home)] : [];
}

/** An element that is hidden or disabled has lost the focus like one that was removed. */
function isStillThere(element: Element): boolean {
  return element.isConnected && !element.matches(GONE);
}

function focusOn(home: HTMLElement): void {
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}
