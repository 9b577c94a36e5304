import { createCell, useCell } from '#web/browser/cell.ts';

const offered = createCell(false);

/** Sent after a booking, when notifications become useful. */
export function offerPush(): void {
  offered.write(true);
}

export function usePushOffered(): boolean {
  return useCell(offered);
}

export function endPushOffer(): void {
  offered.write(false);
}
