import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes what is open with Escape, which gives the focus back, or by pressing or going elsewhere. */
export function useDismissal(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    if (!element.current?.contains(event.target as Node)) close();
  });
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    element.current?.querySelector('button')?.focus();
  });

  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [open]);
}
