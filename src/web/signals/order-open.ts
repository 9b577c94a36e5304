import { useEffect } from 'react';
import { createCell, useCell } from '#web/browser/cell.ts';

const open = createCell(false);

/** While an order is being reviewed, its page stays even when the session expires: the client signs in again there. */
export function useOpenOrder(isOpen: boolean): void {
  useEffect(() => {
    open.write(isOpen);
    return () => open.write(false);
  }, [isOpen]);
}

export function useIsOrderOpen(): boolean {
  return useCell(open);
}
