import { useSyncExternalStore } from 'react';

/** The open dialog that makes the rest of the page inert. What must be pressed meanwhile is drawn in it. */
export function useTopDialog(): Element | undefined {
  return useSyncExternalStore(onOpenOrClose, topDialog, () => undefined);
}

function onOpenOrClose(notify: () => void): () => void {
  const watch = new MutationObserver(notify);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** A dialog opened from another one is its descendant or follows it. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** An open dialog covers everything but what entered the top layer after it. */
export function liftAboveDialogs(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || element.hasAttribute('popover')) return;
  element.setAttribute('popover', 'manual');
  element.showPopover();
}
