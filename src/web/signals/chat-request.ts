import type { RideView } from '#contract/rides.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

export type ChatRequest = { kind: 'ride'; ride: RideView } | { kind: 'general' };

const request = createCell<ChatRequest | undefined>(undefined);

/** Any part of the page may ask for a conversation; whoever shows conversations answers. */
export function openChat(wanted: ChatRequest): void {
  request.write(wanted);
}

export function useChatRequest(): ChatRequest | undefined {
  return useCell(request);
}

export function closeChat(): void {
  request.write(undefined);
}
