import { createCell, useCell } from '#web/browser/cell.ts';

type Ids = readonly string[];

/** Requests that arrived while the page was open and are neither answered nor put off. */
const waiting = createCell<Ids>([]);
/** Requests that arrived and were not noticed yet; any press counts as noticing them. */
const unnoticed = createCell<Ids>([]);
const isSheetOpen = createCell(false);

export function noteRequests(ids: Iterable<string>): void {
  const fresh = [...ids].filter((id) => !waiting.read().includes(id));
  if (fresh.length === 0) return;
  waiting.write([...waiting.read(), ...fresh]);
  unnoticed.write([...unnoticed.read(), ...fresh]);
}

export function noticeRequests(): void {
  if (unnoticed.read().length > 0) unnoticed.write([]);
}

/** Put-off requests stay in the list. */
export function putOffRequests(): void {
  isSheetOpen.write(false);
  waiting.write([]);
  noticeRequests();
}

export function openRequests(): void {
  isSheetOpen.write(true);
}

export const useWaitingRequests = () => useCell(waiting);
export const useUnnoticedRequests = () => useCell(unnoticed);
export const useRequestsOpen = () => useCell(isSheetOpen);
