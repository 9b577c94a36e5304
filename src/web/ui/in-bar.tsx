import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createCell, useCell } from '#web/browser/cell.ts';

const place = createCell<HTMLElement | null>(null);

/** The slot of the top bar for what a page puts there. */
export function PlaceInBar() {
  return <span className="bar-place" ref={place.write} />;
}

/** Shows its content in the top bar, where it stays visible and covers nothing. */
export function InBar({ children }: { children: ReactNode }) {
  const bar = useCell(place);

  return bar && createPortal(children, bar);
}
