import { useEffect } from 'react';
import { createCell, useCell } from '#web/browser/cell.ts';

const open = createCell(0);

/** While something fills the screen, nothing else opens over it automatically. */
export function useFillsScreen(fills: boolean): void {
  useEffect(() => {
    if (!fills) return;
    open.write(open.read() + 1);
    return () => open.write(open.read() - 1);
  }, [fills]);
}

export function useIsScreenFilled(): boolean {
  return useCell(open) > 0;
}
