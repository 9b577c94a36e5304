export const LONGEST_MESSAGE = 2000;

/** The trimmed text of a message; undefined when it is empty. */
export function messageText(typed: string): string | undefined {
  return typed.trim() || undefined;
}
