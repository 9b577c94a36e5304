import { readNote } from '#web/browser/local-notes.ts';

/** The name under which the browser keeps what somebody wrote and the server does not have yet. */
export function outboxNote(userId: string): string {
  return `chat-outbox.${userId}`;
}

/** Known without loading the conversations. */
export function hasUnsentMessages(userId: string): boolean {
  return readNote(outboxNote(userId)) !== undefined;
}
