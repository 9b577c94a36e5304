import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createCell, useCell } from '#web/browser/cell.ts';

const place = createCell<HTMLElement | null>(null);

/** Where the bar on top has room for what a page puts there. */
export function PlaceInBar() {
  return <span className="bar-place" ref={place.write} />;
}

/** Shows its content in the bar on top, where it stays in sight and covers nothing. */
export function InBar({ children }: { children: ReactNode }) {
  const bar = useCell(place);

  return bar && createPortal(children, bar);
}
