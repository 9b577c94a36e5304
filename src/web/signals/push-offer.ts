import { createCell, useCell } from '#web/browser/cell.ts';

const offered = createCell(false);

/** Said where somebody begins to wait for news: whoever can bring it may then ask. */
export function offerPush(): void {
  offered.write(true);
}

export function usePushOffered(): boolean {
  return useCell(offered);
}

export function endPushOffer(): void {
  offered.write(false);
}
