export const LONGEST_MESSAGE = 2000;

/** What is sent of what was typed; undefined when there is nothing to send. */
export function messageText(typed: string): string | undefined {
  return typed.trim() || undefined;
}
