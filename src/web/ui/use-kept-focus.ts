import { useEffect, useRef } from 'react';

/** When a card leaves the list after an action, the focus stays in the list. */
export function useKeptFocus() {
  const section = useRef<HTMLElement>(null);
  const acted = useRef(false);

  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    section.current?.focus({ preventScroll: true });
  });

  return {
    section,
    keepFocus: () => {
      acted.current = true;
    },
  };
}
