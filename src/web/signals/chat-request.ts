import type { RideView } from '#contract/rides/rides.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

export type ChatRequest = { kind: 'ride'; ride: RideView } | { kind: 'general' };

const request = createCell<ChatRequest | undefined>(undefined);

/** Any part of the page may open a conversation; the chat subscribes to it. */
export function openChat(wanted: ChatRequest): void {
  request.write(wanted);
}

export function useChatRequest(): ChatRequest | undefined {
  return useCell(request);
}

export function closeChat(): void {
  request.write(undefined);
}
