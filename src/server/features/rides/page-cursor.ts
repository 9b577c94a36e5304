import type { PageKey } from './list-rides.ts';

/** Where the next page starts, as it travels in `X-Next-Cursor`. */
export function cursorOf({ scheduledAt, id }: PageKey): string {
  return Buffer.from(`${scheduledAt.toISOString()} ${id}`).toString('base64url');
}

/** Undefined when the text was never one of ours. */
export function keyFrom(cursor: string): PageKey | undefined {
  const match = /^(\S+Z) ([0-9a-f-]{36})$/u.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const scheduledAt = new Date(match?.[1] ?? '');
  return match?.[2] && !Number.isNaN(scheduledAt.getTime()) ? { scheduledAt, id: match[2] } : undefined;
}
