import { createCell, useCell } from '#web/browser/cell.ts';

/** Updated by frames, by polling, or not at all. */
export type Liveness = 'live' | 'polling' | 'offline';

const liveness = createCell<Liveness>('polling');

export function useLiveness(): Liveness {
  return useCell(liveness);
}

export function isLive(): boolean {
  return liveness.read() === 'live';
}

export function setLiveness(state: Liveness): void {
  liveness.write(state);
}
