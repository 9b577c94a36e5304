import { readNote } from '#web/browser/local-notes.ts';

/** The storage key of the unsent messages of a person. */
export function outboxNote(userId: string): string {
  return `chat-outbox.${userId}`;
}

/** Answers without loading the chat. */
export function hasUnsentMessages(userId: string): boolean {
  return readNote(outboxNote(userId)) !== undefined;
}
