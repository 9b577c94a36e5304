import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes on Escape, which restores the focus, on a press outside and on navigation. */
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
