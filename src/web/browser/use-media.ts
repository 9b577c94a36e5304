import { useCallback, useSyncExternalStore } from 'react';

/** Widths under which the bottom bar of a phone shows, as the styles have it. */
export const NARROW = '(max-width: 859.98px)';
/** A phone, in portrait or in landscape. */
export const PHONE = '(max-width: 859.98px), (max-height: 500px)';

/** Whether the window matches a media query, now and after every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );

  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
