import { useEffect, useRef } from 'react';

/** When the card that was acted upon leaves the list, the focus stays in the list instead of being lost. */
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
